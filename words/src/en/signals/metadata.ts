/** What a file says of itself: its data about the shot, its preview, its dates, its sizes, its history. */
import type { Subject } from '../../subject.ts';
import { format } from '../format.ts';

const shotData = {
  image: 'data about the shot',
  video: 'data about the recording',
};
const noShotData = {
  image:
    'The file holds no data about the shot (EXIF). Many sites and applications remove them: their absence says nothing.',
  video:
    'The file does not say with which device, when and where the video was taken. Many sites and applications remove such data: their absence says nothing.',
};

const exif = {
  none: ({ subject }: { subject: Subject }) => noShotData[subject],
  /** `takenMs`: by the clock of the device, as if it were UTC. */
  holds({
    subject,
    device,
    takenMs,
    hasPlace,
  }: {
    subject: Subject;
    device?: string;
    takenMs?: number;
    hasPlace: boolean;
  }) {
    const parts = [
      ...(device === undefined ? [] : [`device ${format.quote(device)}`]),
      ...(takenMs === undefined ? [] : [`taken on ${format.day(new Date(takenMs))}`]),
      ...(hasPlace ? ['place (GPS coordinates)'] : []),
    ];
    return `The file holds ${shotData[subject]}: ${parts.join(', ')}. They are useful hints, but anyone can change them.`;
  },
};

const thumbnail = {
  none: 'The file holds no preview to compare with the picture.',
  same: 'The preview in the file shows the same picture.',
  cut: 'The preview in the file shows more than the picture: the photo was cropped after it was taken, and something at the edges may be missing.',
  unclear:
    'The preview in the file is only partly like the picture: it may have been cropped, or its colours changed much.',
  tooPlain: 'The preview or the picture is too plain for a comparison.',
  other:
    'The preview in the file shows another picture: the photo was changed after it was taken, or the data come from another file.',
};

const dates = {
  noShotDate: 'The file does not say when the photo was taken: there is nothing to compare.',
  takenAfterChange: 'According to the file the photo was taken more than a day after it was last changed.',
  otherThanSatellite: 'The date of the shot and that of the GPS satellites are more than a day apart.',
  writtenTwice: 'The date of the shot is written twice in the file, with different days.',
  clockOrCorrection:
    'A wrong clock or a correction can be the reason; the date needs to be confirmed elsewhere.',
  shotClockUnset:
    'The date of the shot looks like that of a clock that was never set: it does not say when the photo was taken.',
  shotInFuture:
    'The date of the shot lies in the future: the device’s clock was wrong, or the date was changed.',
  consistent: 'The dates in the file do not contradict each other. Yet anyone can change them.',
  onlyOne: 'The file carries one date of the shot alone, with no other to compare it to.',
  noVideoDate: 'The file carries no dates. That is usual for videos that were converted, sent or published.',
  changedBeforeCreation: 'According to the file its last change is more than a day before its creation.',
  tracksApart: 'Pictures and sound, or other tracks of the file, were created more than a day apart.',
  recordedAfterCreation: 'The date of the recording is more than a day after the file was created.',
  clockOrEditing: 'A wrong clock or editing can be the reason; the date needs to be confirmed elsewhere.',
  videoClockUnset:
    'The dates in the file look like those of a clock that was never set: they do not say when the video was taken.',
  videoDateInFuture:
    'A date in the file lies in the future: the device’s clock was wrong, or the date was changed.',
  savedAgain: ({ recordedMs, savedMs }: { recordedMs: number; savedMs: number }) =>
    `According to the file the video was recorded on ${format.day(new Date(recordedMs))} and saved again on ${format.day(new Date(savedMs))}. That is usual for videos that were edited, converted or sent.`,
  consistentOn: ({ fileMs }: { fileMs: number }) =>
    `The dates in the file do not contradict each other; the date of the file is ${format.day(new Date(fileMs))}. That can be the date of the recording or of a later saving, and anyone can change it.`,
};

const dimensions = {
  notGiven: 'The file does not say how large the picture was at first: there is nothing to compare.',
  same: 'The size in the data matches the picture.',
  /** Both as `width × height`. */
  shrunk: ({ given, real }: { given: string; real: string }) =>
    `The picture was made smaller: ${given} pixels at first, now ${real}. That is usual for pictures that were sent or published.`,
  enlarged: ({ given, real }: { given: string; real: string }) =>
    `The picture is larger than its data say: ${given} pixels, now ${real}. A program saved it again.`,
  cropped: ({ given, real }: { given: string; real: string }) =>
    `The picture does not have the shape of the shot: the data say ${given} pixels, the file has ${real}. It was probably cropped, and something at the edges may be missing.`,
};

const editors = {
  image:
    'Such programs also serve to crop or to adjust the light: by itself this does not mean that the picture is manipulated.',
  video: 'Almost every published video is edited: by itself this does not mean that it is manipulated.',
};
const usualWay = {
  image: 'That is the usual way of many photographs.',
  video: 'That is the usual way of many videos.',
};

const editHistory = {
  untold:
    'The file does not tell which programs it went through. That is the most common case and says nothing.',
  resaved:
    'The file was saved by a graphics program that tells no more. That is common and says nothing about the content.',
  composed: ({ documents }: { documents: number }) =>
    `According to the data ${documents} different documents went into the file. It can be a montage, but also a template that was used many times.`,
  programs: ({ names }: { names: readonly string[] }) => `The file went through: ${names.join(', ')}.`,
  saves: ({ count }: { count: number }) => `Its history lists ${count} saves.`,
  derived: 'It was derived from another document.',
  assembled: ({ files }: { files: number }) => `It was put together from ${files} files.`,
  editorsAreCommon: ({ subject }: { subject: Subject }) => editors[subject],
  usualWay: ({ subject }: { subject: Subject }) => usualWay[subject],
};

/** By method. */
export const sentences = { exif, thumbnail, dates, dimensions, editHistory };

/** What readers call each, by its name on the wire. */
export const titles = {
  exif: 'Data of the shot or take',
  thumbnail: 'Thumbnail hidden in the file',
  dates: 'Dates written in the file',
  dimensions: 'Sizes written in the file',
  editHistory: 'Editing history',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  thumbnail: 'the preview hidden in the file shows another picture',
  editHistory: 'the file tells that it was put together from several documents',
} satisfies Partial<Record<keyof typeof sentences, string>>;
