/** What the pixels of an image, or of the frames of a video, say. */

import { capital } from '../../capital.ts';
import type { Moment } from '../../format.ts';
import { pointOrStretchText } from '../moments.ts';

const errorLevel = {
  regionFound:
    'One compact area would react to another compression differently from the rest, light and detail considered. This happens in untouched photographs too, about one in ten: the map shows where to look, but tells nothing by itself.',
  nothingFound:
    'The picture would react to another compression in the same way everywhere, light and detail considered. This does not rule out a careful edit.',
  reducedSize:
    'The picture is so large that it was examined at a reduced size, where traces of compression do not remain.',
};

const noiseLevel = {
  regionFound:
    'One compact area has a fine grain unlike the rest, at the same light and detail. This happens in untouched photographs too, nearly one in ten, from focus or materials: the map shows where to look, but tells nothing by itself.',
  nothingFound:
    'The fine grain of the picture is alike everywhere, at the same light and detail. This does not rule out a careful edit.',
  tooSmallForGrain: 'The picture is too small to compare the grain of one area with the rest.',
};

const jpegGhosts = {
  regionFound:
    'Nearly all of the picture keeps the signs of an earlier saving as JPEG; in one compact area they are missing. This happens when that part was added or retouched later; a harmless edit, such as a caption or a blur, leaves this sign too.',
  nothingFound:
    'There is no area that lacks signs of an earlier saving which the rest keeps. This does not rule out a careful edit.',
  tooSmallForGhosts: 'The picture is too small to look for signs of an earlier saving.',
  noTraces: 'The format or the size of this picture does not keep the signs of an earlier JPEG saving.',
};

const copyMove = {
  tooSmallForCopies: 'The picture is too small to look for parts copied within it.',
  nothing: 'No part of the picture was found copied elsewhere in it. This does not rule out other changes.',
  pattern:
    'Many parts of the picture repeat alike, as in a pattern, a drawing or a screenshot. Here a copy cannot be told from an intended repetition.',
  alike:
    'Two parts of the picture are more alike than parts of a photo usually are. One may have been copied and pasted, but it may also be an object that repeats: look at the marked areas.',
  copied:
    'Two parts of the picture agree point by point, down to the finest detail. Usually this means that one was copied and pasted; the map shows where.',
  copiedMirrored:
    'One part of the picture agrees point by point with the mirror image of another, down to the finest detail. Usually this means that it was copied, flipped and pasted; a true reflection seldom agrees so well.',
  nothingInFrames:
    'In the frames examined no part was found copied elsewhere. This does not rule out other changes.',
  alikeInFrames: ({ moment }: { moment: Moment }) =>
    `${capital(pointOrStretchText(moment))} two parts of the picture are more alike than usual, in several frames at the same place. One may have been copied and pasted, but it may also be an object that repeats, such as windows or fabrics: it is worth a look.`,
  copiedInFrames: ({ moment }: { moment: Moment }) =>
    `${capital(pointOrStretchText(moment))} two parts of the picture agree point by point, in several frames at the same place. Usually this means that one was copied and pasted, to hide or to multiply something.`,
};

const foreignAreas = {
  clearlyFound:
    'In one compact area the signs of an earlier saving, which the rest keeps, are missing, and its grain or colours differ too. This happens when a part was added or retouched later; the map shows where.',
  regionFound:
    'One compact area was compressed differently from the rest, by two measures. This happens when a part was added or retouched later, also for harmless reasons such as a caption; the map shows where to look.',
  perhaps:
    'One compact area differs from the rest in two traces at once, among compression, grain and grain of colour. This happens in untouched photographs too, when the subject is unusual: the map shows where to look, but tells nothing by itself.',
  nothingFound:
    'No area differs from the rest in several traces at once. This does not rule out a careful edit.',
  nothingInFrames:
    'In the frames examined no area appears with a grain unlike the rest. This does not rule out a careful edit.',
  throughoutScene:
    'One area has a grain unlike the rest throughout the scene. This often happens in untouched videos too, from focus or materials: it tells nothing by itself.',
  forSomeFrames: ({ moment }: { moment: Moment }) =>
    `${capital(pointOrStretchText(moment))} one compact area has a grain unlike the rest, while before or after in the same scene it does not show. This happens when a part was laid over, but also when something unusual comes into view: it is worth a look.`,
};

/** By method. */
export const sentences = { errorLevel, noiseLevel, jpegGhosts, copyMove, foreignAreas };

/** What readers call each, by its name on the wire. */
export const titles = {
  errorLevel: 'Error level (ELA)',
  noiseLevel: 'Noise level',
  jpegGhosts: 'Areas compressed otherwise (JPEG ghosts)',
  copyMove: 'Copy-move inside the picture',
  foreignAreas: 'Areas that look foreign',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  jpegGhosts: 'one area bears traces of another compression',
} satisfies Partial<Record<keyof typeof sentences, string>>;

/** The same where it depends on the medium. */
export const seenInImage = {
  copyMove: 'one part seems to be copied from another place of the same picture',
  foreignAreas: 'one area differs from the rest in more than one way',
};

export const seenInVideo = {
  copyMove: 'one part of the frames seems to be copied from another place',
  foreignAreas: 'one area of the frames differs from the rest',
};
