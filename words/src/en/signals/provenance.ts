/** What a file declares of its origin: its signed history, its digital source, the marks of generators. */
import type { Subject } from '../../subject.ts';
import { format } from '../format.ts';

/** Steps of C2PA's specification. */
const steps = {
  created: 'created',
  opened: 'opened',
  placed: 'something else placed in it',
  removed: 'a part removed',
  cropped: 'cropped',
  resized: 'resized',
  turned: 'turned',
  coloursAdjusted: 'colours adjusted',
  enhanced: 'quality enhanced',
  filtered: 'filters applied',
  drawn: 'drawn on or retouched',
  edited: 'edited',
  dataEdited: 'file data edited',
  textAdded: 'text added',
  watermarked: 'watermarked',
  converted: 'converted to another format',
  transcoded: 'compressed anew',
  repackaged: 'repackaged',
  redacted: 'history redacted',
  published: 'published',
  unknown: 'steps not specified',
  other: 'other steps',
};
/** Kinds of origin in IPTC's vocabulary, as the first of the steps. */
const sources = {
  digitalCapture: 'taken with a camera',
  computationalCapture: 'taken with a camera and processed by it',
  negativeFilm: 'scanned from film',
  positiveFilm: 'scanned from film',
  print: 'scanned from a print',
  screenCapture: 'screen capture',
  digitalArt: 'digital art by a person',
  digitalCreation: 'digital work by a person',
  humanEdits: 'edited by a person',
  composite: 'composed of several elements',
  compositeCapture: 'composed of several shots',
  algorithmicMedia: 'computed by a program',
  algorithmicallyEnhanced: 'enhanced by a program',
};

/** What was made by AI: all of it, or a part. */
const made = {
  whole: {
    image: 'the picture was made',
    video: 'the video was made',
  },
  part: {
    image: 'a part of the picture was made',
    video: 'a part of the video was made',
  },
};
const brokenParts = {
  image: 'A picture used in it carries a signature that is not valid.',
  video: 'A file used in it carries a signature that is not valid.',
};
const changed = {
  image: 'The picture is no longer the one that was signed: the file changed after signing.',
  video: 'The video is no longer the one that was signed: the file changed after signing.',
};
const notBound = {
  image: 'The signature is not tied to this picture.',
  video: 'The signature is not tied to this video.',
};
const mostFiles = { image: 'pictures', video: 'videos' };

const c2pa = {
  unsupportedFormat: 'Signed credentials (C2PA) cannot be read from this kind of file.',
  storedElsewhere: 'The file points to credentials (C2PA) kept elsewhere, which are not downloaded here.',
  absent: ({ subject }: { subject: Subject }) =>
    `The file carries no signed credentials (C2PA). Most ${mostFiles[subject]} have none: their absence says nothing.`,
  carries: 'The file carries signed credentials (C2PA).',
  declaredAi: ({ extent, subject, agent }: { extent: 'whole' | 'part'; subject: Subject; agent?: string }) =>
    `The signed credentials (C2PA) declare that ${made[extent][subject]}${agent === undefined ? '' : ` with ${format.quote(agent)}`} by artificial intelligence.`,
  /** `time`: ISO 8601. */
  signed({
    name,
    issuer,
    time,
    isIntact,
  }: {
    name?: string;
    issuer?: string;
    time?: string;
    isIntact: boolean;
  }) {
    const by = name === undefined ? '' : ` by ${format.quote(name)}`;
    const of = issuer === undefined ? '' : ` (${format.quote(issuer)})`;
    const when = time === undefined ? '' : `, of ${format.day(new Date(time))},`;
    return `The signature${by}${of}${when} ${isIntact ? 'is intact' : 'matches the file'}.`;
  },
  trusted: 'The signer is among those that this installation recognises.',
  untrusted:
    'The signer is not among those that this installation recognises: the signature shows that the file did not change, not who is really behind it.',
  history: ({
    source,
    actions,
    hasMore,
  }: {
    source?: keyof typeof sources;
    actions: readonly (keyof typeof steps)[];
    hasMore: boolean;
  }) =>
    `Declared steps: ${[...(source === undefined ? [] : [sources[source]]), ...actions.map((action) => steps[action])].join(', ')}${hasMore ? '…' : ''}.`,
  brokenPart: ({ subject }: { subject: Subject }) => brokenParts[subject],
  metadataUncovered: 'The signature covers the picture but not data such as date and place.',
  speaksOfAi: 'The history, which proves nothing in this state, speaks of artificial intelligence.',
  brokenMeans:
    'The credentials (C2PA) do not hold for this file; even a harmless saving can cause that, so by itself it does not tell what was changed.',
  undecidedMeans: 'The credentials (C2PA) therefore prove nothing, neither for nor against.',
  contentChanged: ({ subject }: { subject: Subject }) => changed[subject],
  notBound: ({ subject }: { subject: Subject }) => notBound[subject],
  signatureFalse:
    'The signature does not match what it claims to sign: the content or the signature was altered.',
  historyChanged: 'A part of the signed history was changed after signing.',
  partMissing: 'A part of the signed history is missing.',
  certificateExpired:
    'The signer’s certificate has expired, and nobody confirms when the signature was made.',
  certificateWithdrawn: 'The signer’s certificate was withdrawn by its issuer.',
  certificateUnfit: 'The signer’s certificate does not have the required form.',
  unknownMethod: 'The signature uses a method that cannot be checked here.',
  notReadable: 'The signed history is damaged or not written by the rules.',
};

/** IPTC's vocabulary, after “the file declares its origin:”. */
const origins = {
  trainedAlgorithmicMedia: 'created with artificial intelligence',
  compositeWithTrainedAlgorithmicMedia: 'partly created or changed with artificial intelligence',
  compositeSynthetic: 'a composite with elements made by a computer',
  digitalCapture: 'taken with a digital camera',
  computationalCapture: 'taken with a digital camera and processed by the device',
  negativeFilm: 'scanned from a film negative',
  positiveFilm: 'scanned from a film positive',
  print: 'scanned from a print',
  compositeCapture: 'a composite of several real captures',
  composite: 'a composite of several elements',
  algorithmicallyEnhanced: 'a capture corrected by a program, without new content',
  minorHumanEdits: 'a capture with small edits by a person',
  humanEdits: 'a capture edited by a person',
  digitalArt: 'drawn by a person with digital tools',
  digitalCreation: 'made by a person with digital tools',
  softwareImage: 'made by a person with a program',
  dataDrivenMedia: 'made from data, such as a chart',
  algorithmicMedia: 'computed by a program, without trained artificial intelligence',
  screenCapture: 'captured from a screen',
  virtualRecording: 'a recording of a virtual scene',
};
const nouns = {
  image: 'the picture',
  video: 'the video',
};
const shared = { image: 'a picture', video: 'a video' };

const digitalSource = {
  absent: ({ subject }: { subject: Subject }) =>
    `The file does not declare its origin. Its absence says nothing: few programs write it, and it is lost when ${shared[subject]} is shared.`,
  unknown: 'The file declares its origin with a word that this service does not know.',
  declares: ({ source }: { source: keyof typeof origins }) =>
    `The file declares its origin: ${origins[source]}. It is a declaration by whoever made or changed it: normally true, but anyone can write or remove it.`,
  contradicts: ({ source, subject }: { source: keyof typeof origins; subject: Subject }) =>
    `The file declares two things that do not go together: as its origin ${origins[source]}, and also the system of artificial intelligence that is said to have made ${nouns[subject]}. Both are declarations that anyone can write.`,
  namesSystem: ({ subject }: { subject: Subject }) =>
    `The file names the system of artificial intelligence that made ${nouns[subject]}, or the request it was given. It is a declaration: normally true, but anyone can write or remove it.`,
};

const marks = {
  whole: {
    image: 'it declares that the picture was created with artificial intelligence.',
    video: 'it declares that the video was created with artificial intelligence.',
  },
  part: {
    image: 'it declares that a part of an existing picture was redone with artificial intelligence.',
    video: 'it declares that a part of an existing video was redone with artificial intelligence.',
  },
  perhaps: {
    image:
      'it reports that the picture may have been created with artificial intelligence, without stating it.',
    video:
      'it reports that the video may have been created with artificial intelligence, without stating it.',
  },
  processed: {
    image:
      'an existing picture went through a program of artificial intelligence, which may only have cropped or enlarged it.',
    video:
      'an existing video went through a program of artificial intelligence, which may only have cropped or enlarged it.',
  },
};

const generatorMark = {
  absentFromImage:
    'The file holds no mark of a known image generator. Its absence says nothing: the mark is lost when a picture is shared or saved again.',
  absentFromVideo:
    'The file holds no mark of a known video generator. Its absence says nothing: the mark is lost when a video is shared or saved again.',
  marked: ({ name, extent, subject }: { name: string; extent: keyof typeof marks; subject: Subject }) =>
    `The file carries the mark ${format.quote(name)}: ${marks[extent][subject]} A mark like this is normally true, but anyone can add or remove it.`,
};

/** By method. */
export const sentences = { c2pa, digitalSource, generatorMark };

/** What readers call each, by its name on the wire. */
export const titles = {
  c2pa: 'Signed history of the file (C2PA)',
  digitalSource: 'Origin declared in the file',
  generatorMark: 'Mark of an AI generator',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  c2pa: 'its signed history does not fit the file',
} satisfies Partial<Record<keyof typeof sentences, string>>;
