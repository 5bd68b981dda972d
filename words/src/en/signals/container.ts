/** What the structure of a video's file says of who wrote it. */
import { format } from '../format.ts';

const writerKinds = {
  phone: 'phone',
  camera: 'camera',
  screen: 'screen recording',
  editor: 'editing program',
  converter: 'conversion program',
  messenger: 'messaging application',
  platform: 'platform',
  browser: 'recording in a browser',
};
/** Writers that are called by more than a name. */
const describedWriters = {
  telegramLike: 'Telegram for Android or a similar application',
  iphoneOrIpad: 'iPhone or iPad',
  premiereOrMediaEncoder: 'Adobe Premiere or Media Encoder',
  kdenliveOrShotcut: 'Kdenlive or Shotcut',
  ambarella: 'a device with Ambarella’s circuits, like many dash cameras',
  x264OrX265: 'x264 or x265',
  xvidOrDivx: 'Xvid or DivX',
  anotherProgram: 'another program',
};

/** A name is the same in all languages; a description is not. */
type Writer = { name: string } | { described: keyof typeof describedWriters };

const writerText = (writer: Writer) =>
  'described' in writer ? describedWriters[writer.described] : writer.name;

const container = {
  movingImage: 'Moving pictures in GIF and WebP do not tell who wrote them.',
  writtenLike: ({ writers }: { writers: readonly { writer: Writer; kind: keyof typeof writerKinds }[] }) =>
    `The structure of the file looks like that of: ${writers.map(({ writer, kind }) => `${writerText(writer)} (${writerKinds[kind]})`).join(', ')}.`,
  appleLike:
    'The file is written the way Apple’s devices and programs do, messaging applications on iPhones among them.',
  androidLike: 'The file is written the way the Android system does, by the camera or an application.',
  windowsLike: 'The file is written the way Windows does, by its programs or a recorder of the screen.',
  untold: 'The structure of the file does not tell who wrote it.',
  inPieces: 'It comes in pieces, like videos that are streamed.',
  programme: ({ name }: { name: string }) => `It names the programme ${format.quote(name)}.`,
  savedAgain: ({ device, writer }: { device: string; writer: Writer }) =>
    `The data name the device ${format.quote(device)}, but the file was written by ${writerText(writer)}: the video was saved again, and the data about the device were copied. That is usual for converted videos; yet those data prove nothing.`,
  /** To a tenth. */
  notShown: ({ seconds }: { seconds: number }) =>
    `The file holds ${tenths(seconds)} seconds of recording that are not shown: the video was shortened without encoding it anew, and whoever has the file can see the hidden part.`,
  meansLittle: 'This tells of the file’s way, not of its content.',
};

const tenths = (seconds: number) =>
  format.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** By method. */
export const sentences = { container };

/** What readers call each, by its name on the wire. */
export const titles = {
  container: 'Who wrote the file',
};
