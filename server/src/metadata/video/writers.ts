/** Who leaves which traces in a video's file: devices, programs, messengers, platforms. */
import type { Bilingual } from '@riscontro/contract';

export interface Writer {
  /** As people know it; in both languages where it is more than a name. */
  readonly name: string | Bilingual;
  readonly kind:
    | 'phone'
    | 'camera'
    | 'screen'
    | 'editor'
    | 'converter'
    | 'messenger'
    | 'platform'
    | 'browser';
  /** All of them have to be there. */
  readonly tells: Tells;
}

export interface Tells {
  /** `major/minor compatible compatible …` */
  readonly brand?: RegExp;
  /** Name of any track. */
  readonly track?: RegExp;
  /** Code of any track. */
  readonly codec?: RegExp;
  readonly compressor?: RegExp;
  /** Any value that names the program that put the file together. */
  readonly tool?: RegExp;
  /** A tag and what is in it. */
  readonly tag?: readonly [name: RegExp, text: RegExp];
  /** A box among those that belong to the writer, or one of the outermost. */
  readonly box?: string;
  /** What an encoder wrote into images or sound. */
  readonly encoder?: RegExp;
  /** None of the tags is there. */
  readonly without?: RegExp;
}

/** Italian and English, without the article. */
export const kindWords: Readonly<Record<Writer['kind'], Bilingual>> = {
  phone: { it: 'telefono', en: 'phone' },
  camera: { it: 'fotocamera o videocamera', en: 'camera' },
  screen: { it: 'registrazione dello schermo', en: 'screen recording' },
  editor: { it: 'programma di montaggio', en: 'editing program' },
  converter: { it: 'programma di conversione', en: 'conversion program' },
  messenger: { it: 'applicazione di messaggi', en: 'messaging application' },
  platform: { it: 'piattaforma', en: 'platform' },
  browser: { it: 'registrazione in un browser', en: 'recording in a browser' },
};

/**
 * The most telling first: what can only come from one hand before what many share. Sources are the writers' own code
 * where it is public (FFmpeg, OBS, Android's MPEG4Writer, Telegram's MP4Builder, VideoHelperSuite) and files as published
 * tools and readers of metadata describe them.
 */
export const writers: readonly Writer[] = [
  // Platforms and messengers.
  { name: 'YouTube', kind: 'platform', tells: { track: /^ISO ?Media file produced by Google/i } },
  { name: 'YouTube', kind: 'platform', tells: { tool: /^google\/video-file$/i } },
  { name: 'X (Twitter)', kind: 'platform', tells: { track: /^Twitter-vork muxer/i } },
  { name: 'Vimeo', kind: 'platform', tells: { tool: /^Vimeo Artax/i } },
  { name: 'TikTok', kind: 'platform', tells: { tag: [/^(?:©cmt|comment|.*\.comment)$/i, /^vid:v\w{10,}$/] } },
  { name: 'TikTok', kind: 'platform', tells: { tag: [/^(?:aigc_?info|vid_?md5)$/i, /./] } },
  {
    // Telegram's writer of MP4 for Android, which other applications took over.
    name: {
      it: 'Telegram per Android o un’applicazione simile',
      en: 'Telegram for Android or a similar application',
    },
    kind: 'messenger',
    tells: { brand: /^isom\/512 isom iso2 avc1 mp41$/, track: /^VideoHandle$/, without: /^com\.android\./i },
  },
  // Screen recordings.
  {
    name: { it: 'iPhone o iPad', en: 'iPhone or iPad' },
    kind: 'screen',
    tells: { tag: [/author$|^©aut$/i, /^ReplayKitRecording$/] },
  },
  { name: 'OBS Studio', kind: 'screen', tells: { track: /^OBS (?:Video|Audio) Handler/ } },
  { name: 'OBS Studio', kind: 'screen', tells: { tool: /^OBS Studio/ } },
  { name: 'Camtasia', kind: 'screen', tells: { tool: /camtasia|techsmith/i } },
  { name: 'Bandicam', kind: 'screen', tells: { tool: /bandicam/i } },
  { name: 'ScreenFlow', kind: 'screen', tells: { tool: /screenflow/i } },
  { name: 'Zoom', kind: 'screen', tells: { tool: /^zoom(?: video|\.us|$)/i } },
  // Editors.
  {
    name: { it: 'Adobe Premiere o Media Encoder', en: 'Adobe Premiere or Media Encoder' },
    kind: 'editor',
    tells: { track: /Mainconcept.*Media Handler/i },
  },
  {
    name: { it: 'Adobe Premiere o Media Encoder', en: 'Adobe Premiere or Media Encoder' },
    kind: 'editor',
    tells: { tool: /adobe (?:premiere|media encoder|after)/i },
  },
  { name: 'DaVinci Resolve', kind: 'editor', tells: { tool: /davinci resolve/i } },
  {
    name: 'CapCut',
    kind: 'editor',
    tells: { tag: [/./, /"(?:source_type|product)":"(?:vicut|lv|capcut)"/i] },
  },
  { name: 'CapCut', kind: 'editor', tells: { tool: /capcut/i } },
  {
    name: 'Final Cut Pro',
    kind: 'editor',
    tells: { tag: [/^com\.apple\.(?:proapps|finalcutstudio)\./i, /./] },
  },
  { name: 'Final Cut Pro', kind: 'editor', tells: { tool: /final cut/i } },
  { name: 'iMovie', kind: 'editor', tells: { tool: /imovie/i } },
  { name: 'VEGAS', kind: 'editor', tells: { tool: /vegas/i } },
  { name: 'Filmora', kind: 'editor', tells: { tool: /filmora|wondershare/i } },
  { name: 'InShot', kind: 'editor', tells: { tool: /inshot/i } },
  {
    name: { it: 'Kdenlive o Shotcut', en: 'Kdenlive or Shotcut' },
    kind: 'editor',
    tells: { tool: /kdenlive|shotcut|^mlt\b/i },
  },
  { name: 'Canva', kind: 'editor', tells: { tool: /canva/i } },
  { name: 'VirtualDub', kind: 'editor', tells: { tool: /virtualdub/i } },
  // Cameras and phones that show by their boxes and tracks.
  { name: 'GoPro', kind: 'camera', tells: { track: /^GoPro (?:AVC|H\.?265|HEVC|AAC|MET|TCD)/i } },
  { name: 'GoPro', kind: 'camera', tells: { codec: /^gpmd$/ } },
  { name: 'DJI', kind: 'camera', tells: { track: /^DJI\.|^\.?DJI /i } },
  { name: 'DJI', kind: 'camera', tells: { codec: /^djmd$/ } },
  { name: 'Insta360', kind: 'camera', tells: { track: /^INS\.(?:HVC|AVC|AAC|HEVC)/i } },
  { name: 'Sony', kind: 'camera', tells: { brand: /^XAVC\// } },
  { name: 'Canon', kind: 'camera', tells: { box: 'CNTH' } },
  { name: 'Nikon', kind: 'camera', tells: { box: 'NCDT' } },
  { name: 'Panasonic', kind: 'camera', tells: { box: 'PANA' } },
  { name: 'Canon', kind: 'camera', tells: { tool: /^CanonMVI/ } },
  {
    name: {
      it: 'apparecchio con circuiti Ambarella, come molte videocamere da auto',
      en: 'a device with Ambarella’s circuits, like many dash cameras',
    },
    kind: 'camera',
    tells: { track: /^Ambarella (?:AVC|AAC|HEVC)/i },
  },
  { name: 'Samsung', kind: 'phone', tells: { box: 'smta' } },
  { name: 'Samsung', kind: 'phone', tells: { box: 'sefd' } },
  { name: 'Android', kind: 'phone', tells: { tag: [/^com\.android\.version$/i, /./] } },
  {
    name: { it: 'iPhone o iPad', en: 'iPhone or iPad' },
    kind: 'phone',
    tells: { track: /^Core Media (?:Video|Audio)/, tag: [/^com\.apple\.quicktime\.(?:make|model)$/i, /./] },
  },
  // Programs that convert and put together.
  { name: 'HandBrake', kind: 'converter', tells: { tool: /^handbrake/i } },
  { name: 'AWS Elemental', kind: 'converter', tells: { track: /^ETI ISO Video/i } },
  { name: 'GPAC', kind: 'converter', tells: { track: /GPAC|^Imported with GPAC/i } },
  { name: 'Bento4', kind: 'converter', tells: { track: /^Bento4/i } },
  { name: 'L-SMASH', kind: 'converter', tells: { track: /^L-SMASH/i } },
  { name: 'MKVToolNix', kind: 'converter', tells: { tool: /^(?:mkvmerge|mkvtoolnix)/i } },
  { name: 'FFmpeg', kind: 'converter', tells: { tool: /^Lavf|^FFmpeg$/ } },
  { name: 'FFmpeg', kind: 'converter', tells: { compressor: /^Lavc/ } },
  { name: { it: 'x264 o x265', en: 'x264 or x265' }, kind: 'converter', tells: { encoder: /^x26[45] / } },
  { name: 'FFmpeg', kind: 'converter', tells: { encoder: /^Lavc/ } },
  {
    name: { it: 'Xvid o DivX', en: 'Xvid or DivX' },
    kind: 'converter',
    tells: { encoder: /^(?:XviD|DivX)/ },
  },
  { name: 'Chrome', kind: 'browser', tells: { tool: /^Chrome$/ } },
  { name: 'Firefox', kind: 'browser', tells: { tool: /^QTmuxingAppLibWebM/ } },
];

/** Shared by many: told only where nothing above fits. */
export const families: readonly { readonly words: Bilingual; readonly tells: Tells }[] = [
  {
    words: {
      it: 'è scritto come fanno gli apparecchi e i programmi di Apple, comprese le applicazioni di messaggi su iPhone',
      en: 'is written the way Apple’s devices and programs do, messaging applications on iPhones among them',
    },
    tells: { track: /^Core Media (?:Video|Audio)|^Apple (?:Video|Sound) Media Handler/ },
  },
  {
    words: {
      it: 'è scritto come fa il sistema Android, con la fotocamera o con un’applicazione',
      en: 'is written the way the Android system does, by the camera or an application',
    },
    tells: { track: /^VideoHandle$|^SoundHandle$/ },
  },
  {
    words: {
      it: 'è scritto come fa Windows, con i suoi programmi o con un registratore dello schermo',
      en: 'is written the way Windows does, by its programs or a recorder of the screen',
    },
    tells: { box: 'Xtra' },
  },
];
