/** What the structure of a video's file says of who wrote it. */
import type * as english from '../../en/signals/container.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const writerKinds = {
  phone: 'telefono',
  camera: 'fotocamera o videocamera',
  screen: 'registrazione dello schermo',
  editor: 'programma di montaggio',
  converter: 'programma di conversione',
  messenger: 'applicazione di messaggi',
  platform: 'piattaforma',
  browser: 'registrazione in un browser',
};
/** Writers that are called by more than a name. */
const describedWriters = {
  telegramLike: 'Telegram per Android o un’applicazione simile',
  iphoneOrIpad: 'iPhone o iPad',
  premiereOrMediaEncoder: 'Adobe Premiere o Media Encoder',
  kdenliveOrShotcut: 'Kdenlive o Shotcut',
  ambarella: 'apparecchio con circuiti Ambarella, come molte videocamere da auto',
  x264OrX265: 'x264 o x265',
  xvidOrDivx: 'Xvid o DivX',
  anotherProgram: 'un altro programma',
};

type Writer = Parameters<Words['signals']['container']['savedAgain']>[0]['writer'];

const writerText = (writer: Writer) =>
  'described' in writer ? describedWriters[writer.described] : writer.name;

const container: Words['signals']['container'] = {
  movingImage: 'Le immagini in movimento GIF e WebP non dicono chi le ha scritte.',
  writtenLike: ({ writers }) =>
    `La struttura del file somiglia a quella di: ${writers.map(({ writer, kind }) => `${writerText(writer)} (${writerKinds[kind]})`).join(', ')}.`,
  appleLike:
    'Il file è scritto come fanno gli apparecchi e i programmi di Apple, comprese le applicazioni di messaggi su iPhone.',
  androidLike: 'Il file è scritto come fa il sistema Android, con la fotocamera o con un’applicazione.',
  windowsLike: 'Il file è scritto come fa Windows, con i suoi programmi o con un registratore dello schermo.',
  untold: 'La struttura del file non dice chi lo ha scritto.',
  inPieces: 'È diviso in pezzi, come i video trasmessi in rete.',
  programme: ({ name }) => `Nomina il programma ${format.quote(name)}.`,
  savedAgain: ({ device, writer }) =>
    `I dati nominano l’apparecchio ${format.quote(device)}, ma il file è stato scritto da ${writerText(writer)}: il video è stato salvato di nuovo, e i dati sull’apparecchio sono stati copiati. È normale per i video convertiti; quei dati però non provano nulla.`,
  notShown: ({ seconds }) =>
    `Nel file ci sono ${tenths(seconds)} secondi di ripresa che non vengono mostrati: il video è stato accorciato senza ricodificarlo, e chi ha il file può rivedere la parte nascosta.`,
  meansLittle: 'È un’informazione sul percorso del file, non sul suo contenuto.',
};

const tenths = (seconds: number) =>
  format.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** By method. */
export const sentences = { container };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  container: 'Chi ha scritto il file',
};
