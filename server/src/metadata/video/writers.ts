/** Who leaves which traces in a video's file: devices, programs, messengers, platforms. */
import type { Words } from '@riscontro/words';

type ContainerWords = Words['signals']['container'];

export type WriterName = Parameters<ContainerWords['savedAgain']>[0]['writer'];

export interface Writer {
  /** As people know it; described where it is more than a name. */
  readonly writer: WriterName;
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

/**
 * The most telling first: what can only come from one hand before what many share. Sources are the writers' own code
 * where it is public (FFmpeg, OBS, Android's MPEG4Writer, Telegram's MP4Builder, VideoHelperSuite) and files as published
 * tools and readers of metadata describe them.
 */
export const writers: readonly Writer[] = [
  // Platforms and messengers.
  { writer: { name: 'YouTube' }, kind: 'platform', tells: { track: /^ISO ?Media file produced by Google/i } },
  { writer: { name: 'YouTube' }, kind: 'platform', tells: { tool: /^google\/video-file$/i } },
  { writer: { name: 'X (Twitter)' }, kind: 'platform', tells: { track: /^Twitter-vork muxer/i } },
  { writer: { name: 'Vimeo' }, kind: 'platform', tells: { tool: /^Vimeo Artax/i } },
  {
    writer: { name: 'TikTok' },
    kind: 'platform',
    tells: { tag: [/^(?:©cmt|comment|.*\.comment)$/i, /^vid:v\w{10,}$/] },
  },
  { writer: { name: 'TikTok' }, kind: 'platform', tells: { tag: [/^(?:aigc_?info|vid_?md5)$/i, /./] } },
  {
    // Telegram's writer of MP4 for Android, which other applications took over.
    writer: { described: 'telegramLike' },
    kind: 'messenger',
    tells: { brand: /^isom\/512 isom iso2 avc1 mp41$/, track: /^VideoHandle$/, without: /^com\.android\./i },
  },
  // Screen recordings.
  {
    writer: { described: 'iphoneOrIpad' },
    kind: 'screen',
    tells: { tag: [/author$|^©aut$/i, /^ReplayKitRecording$/] },
  },
  { writer: { name: 'OBS Studio' }, kind: 'screen', tells: { track: /^OBS (?:Video|Audio) Handler/ } },
  { writer: { name: 'OBS Studio' }, kind: 'screen', tells: { tool: /^OBS Studio/ } },
  { writer: { name: 'Camtasia' }, kind: 'screen', tells: { tool: /camtasia|techsmith/i } },
  { writer: { name: 'Bandicam' }, kind: 'screen', tells: { tool: /bandicam/i } },
  { writer: { name: 'ScreenFlow' }, kind: 'screen', tells: { tool: /screenflow/i } },
  { writer: { name: 'Zoom' }, kind: 'screen', tells: { tool: /^zoom(?: video|\.us|$)/i } },
  // Editors.
  {
    writer: { described: 'premiereOrMediaEncoder' },
    kind: 'editor',
    tells: { track: /Mainconcept.*Media Handler/i },
  },
  {
    writer: { described: 'premiereOrMediaEncoder' },
    kind: 'editor',
    tells: { tool: /adobe (?:premiere|media encoder|after)/i },
  },
  { writer: { name: 'DaVinci Resolve' }, kind: 'editor', tells: { tool: /davinci resolve/i } },
  {
    writer: { name: 'CapCut' },
    kind: 'editor',
    tells: { tag: [/./, /"(?:source_type|product)":"(?:vicut|lv|capcut)"/i] },
  },
  { writer: { name: 'CapCut' }, kind: 'editor', tells: { tool: /capcut/i } },
  {
    writer: { name: 'Final Cut Pro' },
    kind: 'editor',
    tells: { tag: [/^com\.apple\.(?:proapps|finalcutstudio)\./i, /./] },
  },
  { writer: { name: 'Final Cut Pro' }, kind: 'editor', tells: { tool: /final cut/i } },
  { writer: { name: 'iMovie' }, kind: 'editor', tells: { tool: /imovie/i } },
  { writer: { name: 'VEGAS' }, kind: 'editor', tells: { tool: /vegas/i } },
  { writer: { name: 'Filmora' }, kind: 'editor', tells: { tool: /filmora|wondershare/i } },
  { writer: { name: 'InShot' }, kind: 'editor', tells: { tool: /inshot/i } },
  {
    writer: { described: 'kdenliveOrShotcut' },
    kind: 'editor',
    tells: { tool: /kdenlive|shotcut|^mlt\b/i },
  },
  { writer: { name: 'Canva' }, kind: 'editor', tells: { tool: /canva/i } },
  { writer: { name: 'VirtualDub' }, kind: 'editor', tells: { tool: /virtualdub/i } },
  // Cameras and phones that show by their boxes and tracks.
  { writer: { name: 'GoPro' }, kind: 'camera', tells: { track: /^GoPro (?:AVC|H\.?265|HEVC|AAC|MET|TCD)/i } },
  { writer: { name: 'GoPro' }, kind: 'camera', tells: { codec: /^gpmd$/ } },
  { writer: { name: 'DJI' }, kind: 'camera', tells: { track: /^DJI\.|^\.?DJI /i } },
  { writer: { name: 'DJI' }, kind: 'camera', tells: { codec: /^djmd$/ } },
  { writer: { name: 'Insta360' }, kind: 'camera', tells: { track: /^INS\.(?:HVC|AVC|AAC|HEVC)/i } },
  { writer: { name: 'Sony' }, kind: 'camera', tells: { brand: /^XAVC\// } },
  { writer: { name: 'Canon' }, kind: 'camera', tells: { box: 'CNTH' } },
  { writer: { name: 'Nikon' }, kind: 'camera', tells: { box: 'NCDT' } },
  { writer: { name: 'Panasonic' }, kind: 'camera', tells: { box: 'PANA' } },
  { writer: { name: 'Canon' }, kind: 'camera', tells: { tool: /^CanonMVI/ } },
  {
    writer: { described: 'ambarella' },
    kind: 'camera',
    tells: { track: /^Ambarella (?:AVC|AAC|HEVC)/i },
  },
  { writer: { name: 'Samsung' }, kind: 'phone', tells: { box: 'smta' } },
  { writer: { name: 'Samsung' }, kind: 'phone', tells: { box: 'sefd' } },
  { writer: { name: 'Android' }, kind: 'phone', tells: { tag: [/^com\.android\.version$/i, /./] } },
  {
    writer: { described: 'iphoneOrIpad' },
    kind: 'phone',
    tells: { track: /^Core Media (?:Video|Audio)/, tag: [/^com\.apple\.quicktime\.(?:make|model)$/i, /./] },
  },
  // Programs that convert and put together.
  { writer: { name: 'HandBrake' }, kind: 'converter', tells: { tool: /^handbrake/i } },
  { writer: { name: 'AWS Elemental' }, kind: 'converter', tells: { track: /^ETI ISO Video/i } },
  { writer: { name: 'GPAC' }, kind: 'converter', tells: { track: /GPAC|^Imported with GPAC/i } },
  { writer: { name: 'Bento4' }, kind: 'converter', tells: { track: /^Bento4/i } },
  { writer: { name: 'L-SMASH' }, kind: 'converter', tells: { track: /^L-SMASH/i } },
  { writer: { name: 'MKVToolNix' }, kind: 'converter', tells: { tool: /^(?:mkvmerge|mkvtoolnix)/i } },
  { writer: { name: 'FFmpeg' }, kind: 'converter', tells: { tool: /^Lavf|^FFmpeg$/ } },
  { writer: { name: 'FFmpeg' }, kind: 'converter', tells: { compressor: /^Lavc/ } },
  { writer: { described: 'x264OrX265' }, kind: 'converter', tells: { encoder: /^x26[45] / } },
  { writer: { name: 'FFmpeg' }, kind: 'converter', tells: { encoder: /^Lavc/ } },
  {
    writer: { described: 'xvidOrDivx' },
    kind: 'converter',
    tells: { encoder: /^(?:XviD|DivX)/ },
  },
  { writer: { name: 'Chrome' }, kind: 'browser', tells: { tool: /^Chrome$/ } },
  { writer: { name: 'Firefox' }, kind: 'browser', tells: { tool: /^QTmuxingAppLibWebM/ } },
];

/** Shared by many: told only where nothing above fits. */
export const families: readonly {
  readonly code: 'appleLike' | 'androidLike' | 'windowsLike';
  readonly tells: Tells;
}[] = [
  {
    code: 'appleLike',
    tells: { track: /^Core Media (?:Video|Audio)|^Apple (?:Video|Sound) Media Handler/ },
  },
  {
    code: 'androidLike',
    tells: { track: /^VideoHandle$|^SoundHandle$/ },
  },
  {
    code: 'windowsLike',
    tells: { box: 'Xtra' },
  },
];
