/** What the structure of a video's file says of who wrote it. */
import type * as english from '../../en/signals/container.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const writerKinds = {
  phone: 'teléfono',
  camera: 'cámara de fotos o de vídeo',
  screen: 'grabación de pantalla',
  editor: 'programa de montaje',
  converter: 'programa de conversión',
  messenger: 'aplicación de mensajería',
  platform: 'plataforma',
  browser: 'grabación en un navegador',
};
/** Writers that are called by more than a name. */
const describedWriters = {
  telegramLike: 'Telegram para Android o una aplicación parecida',
  iphoneOrIpad: 'iPhone o iPad',
  premiereOrMediaEncoder: 'Adobe Premiere o Media Encoder',
  kdenliveOrShotcut: 'Kdenlive o Shotcut',
  ambarella: 'un dispositivo con circuitos de Ambarella, como muchas cámaras de coche',
  x264OrX265: 'x264 o x265',
  xvidOrDivx: 'Xvid o DivX',
  anotherProgram: 'otro programa',
};

type Writer = Parameters<Words['signals']['container']['savedAgain']>[0]['writer'];

const writerText = (writer: Writer) =>
  'described' in writer ? describedWriters[writer.described] : writer.name;

const container: Words['signals']['container'] = {
  movingImage: 'Las imágenes en movimiento GIF y WebP no dicen quién las escribió.',
  writtenLike: ({ writers }) =>
    `La estructura del archivo se parece a la de: ${writers.map(({ writer, kind }) => `${writerText(writer)} (${writerKinds[kind]})`).join(', ')}.`,
  appleLike:
    'El archivo está escrito como lo hacen los dispositivos y los programas de Apple, incluidas las aplicaciones de mensajería en iPhone.',
  androidLike: 'El archivo está escrito como lo hace el sistema Android, con la cámara o con una aplicación.',
  windowsLike:
    'El archivo está escrito como lo hace Windows, con sus programas o con un grabador de pantalla.',
  untold: 'La estructura del archivo no dice quién lo escribió.',
  inPieces: 'Está dividido en trozos, como los vídeos que se transmiten por la red.',
  programme: ({ name }) => `Nombra el programa ${format.quote(name)}.`,
  savedAgain: ({ device, writer }) =>
    `Los datos nombran el dispositivo ${format.quote(device)}, pero el archivo lo escribió ${writerText(writer)}: el vídeo se guardó de nuevo, y los datos sobre el dispositivo se copiaron. Es normal en los vídeos convertidos; pero esos datos no prueban nada.`,
  notShown: ({ seconds }) =>
    `El archivo contiene ${tenths(seconds)} segundos de grabación que no se muestran: el vídeo se acortó sin volver a codificarlo, y quien tiene el archivo puede ver la parte oculta.`,
  meansLittle: 'Es información sobre el recorrido del archivo, no sobre su contenido.',
};

const tenths = (seconds: number) =>
  format.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** By method. */
export const sentences = { container };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  container: 'Quién escribió el archivo',
};
