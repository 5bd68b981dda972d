/** What several methods for images and videos say. */

export const shared = {
  failed: 'This examination failed by an error of the program.',
  notRun: 'This examination was not carried out.',
  tooSmall: 'The picture is too small for this examination.',
  reduced: 'The picture is very large and was examined at a reduced size, which does not keep these traces.',
  tooSmallToCompare: 'The picture is too small to compare one area of it with the rest.',
  tooFewFrames: 'The video has too few frames with something to see to compare them with each other.',
  tooShort: 'The video is too short to compare what comes before and after.',
  framesSkipped:
    'The video is so long or heavy that not all of its frames were read; without them, this examination cannot tell.',
  noSound: 'The video has no sound.',
};
