/** What the traces of compression and scaling in a file say. */

const encoderKinds = {
  camera: 'cameras',
  phone: 'phones',
  messenger: 'messaging services',
  editor: 'photo editors',
  library: 'programs and websites that convert pictures',
};

const quantisation = {
  notJpeg: 'The file is not a JPEG: it holds no compression values to examine.',
  savedAt: ({ quality }: { quality: number }) =>
    `The file was saved as a JPEG of quality ${quality} out of 100.`,
  savedAtAbout: ({ quality }: { quality: number }) =>
    `The file was saved as a JPEG of a quality that corresponds to about ${quality} out of 100.`,
  standardTables:
    'It uses the standard values, shared by a great many devices and programs: by themselves they do not tell who saved it.',
  unknownEncoder:
    'The program or device that saved it is not among the known ones; that does not speak against the picture.',
  writtenBy: ({ name, kind }: { name: string; kind: keyof typeof encoderKinds }) =>
    `The way of compressing is that of ${name} (${encoderKinds[kind]}).`,
  savedAfterCamera:
    'As the file names a camera, it was saved again after it was taken: a crop or a smaller size is enough for that, and it does not tell whether the content was changed.',
};

/** Of the first of two saves, where its quality can be told. */
const firstQuality = (quality: number | undefined) =>
  quality === undefined ? '' : `, the first at a quality of about ${quality} out of 100`;

const doubleCompression = {
  otherFormat: 'This format compresses in another way and does not keep the traces to examine.',
  tooLittle: 'The picture has too little detail to recognise an earlier save.',
  once: 'No traces show of a JPEG before the present one. Some earlier saves leave no traces.',
  twice: ({ quality }: { quality?: number }) =>
    `The picture was saved as a JPEG at least twice${firstQuality(quality)}. That is normal for pictures that pass through websites, messages or programs, and the traces are the same all over the picture.`,
  partOnce: ({ quality }: { quality?: number }) =>
    `The picture was saved as a JPEG at least twice${firstQuality(quality)}, but one area lacks the traces of the first time. That area may have been added or redrawn in between; a caption or a harmless retouch leaves this sign too.`,
  wasJpeg: ({ quality }: { quality: number }) =>
    `Before it was saved in this format, the picture was a JPEG of a quality of about ${quality} out of 100. That does not speak against it: every conversion does this.`,
  neverJpeg: 'No traces of an earlier save as a JPEG show.',
};

const blockGrid = {
  none: 'No traces show of another compression on a shifted grid.',
  whole: 'The picture was a JPEG and was not cropped afterwards, or at the right and below only.',
  cropped:
    'The picture was cropped after it was first saved as a JPEG. That is common and does not tell that the content was altered, but something at the edges may be missing.',
  foreign:
    'One area of the picture was compressed on another grid than the rest. It may come from another picture or have been moved; an added caption or logo leaves this sign too.',
  partly:
    'Only one area of the picture shows traces of a JPEG compression. It may come from another picture, or the traces were lost elsewhere: the two cannot be told apart.',
  tooLittle: 'The picture has too little detail to recognise grids of compression.',
  otherFormat: 'This format uses another compression than JPEG, which covers the traces to examine.',
};

const resampling = {
  scaled:
    'The whole picture shows traces of having been enlarged, reduced or turned. That is common and does not tell that the content was altered.',
  none: 'No traces show of the whole picture having been enlarged or turned. Strong reductions often leave none.',
};

/** By method. */
export const sentences = { quantisation, doubleCompression, blockGrid, resampling };

/** What readers call each, by its name on the wire. */
export const titles = {
  quantisation: 'Fingerprint of the JPEG saving',
  doubleCompression: 'Repeated compression',
  blockGrid: 'Grid of the JPEG blocks',
  resampling: 'Traces of resizing',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  doubleCompression: 'one area was compressed otherwise than the rest',
  blockGrid: 'one area has another compression grid than the rest',
} satisfies Partial<Record<keyof typeof sentences, string>>;
