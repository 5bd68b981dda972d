/** `riscontro models`. */
import { type Message, say } from '../../message.ts';
import { format } from '../format.ts';
import { installing } from './installing.ts';
import { values } from './values.ts';

export const models = {
  summary: 'list, fetch, add and remove models: entailment, sentence vectors, image detectors',
  help: {
    actions: {
      list: 'the catalogue and what is installed',
      pull: 'fetch a model of the catalogue',
      pullOther: 'fetch any other one from the hub (MODEL_HUB_URL)',
      add: 'install a model from a folder',
      remove: 'remove it, with what was fetched of it so far',
    },
    groups: {
      installing: 'For pull and add:',
      detector: 'For image detectors, where their own settings do not tell:',
    },
    options: {
      use: 'what it is for: entailment (a passage supports, refutes or says nothing), encoder (texts become vectors), image-detector (a picture was made by AI or altered) or voice-detector (a voice was cloned)',
      name: 'the name to pull it under',
      revision: 'the branch, tag or commit to pull; its commit is pinned',
      file: 'the .onnx file to take, where there are several',
      'label-order': 'what the outputs mean, e.g. entailment,neutral,contradiction',
      pooling: 'how an encoder makes one vector of its words',
      'query-prefix': 'what an encoder wants before a question, e.g. "query: "',
      'passage-prefix': 'what it wants before a passage',
      licence: 'the licence, for your records',
      sha256: 'what the .onnx file must be, or it is refused',
      finds: 'what they look for',
      positive: 'the output that stands for it: its number from 0 or its name; several with commas',
      activation: 'how outputs become probabilities',
      size: 'the pictures that they read: one side, or HEIGHTxWIDTH',
      fit: "the whole picture, its middle, or squares in the picture's own size",
      'shorter-side': 'for crop: the shorter side before the middle is taken',
      stride: 'for tiles: from one square to the next',
      'tiles-max': 'for tiles: how many at the most',
      combine: 'for tiles: how one result is made of theirs',
      kernel: 'how pictures are resized',
      mean: 'of each colour, taken away',
      std: 'of each colour, divided by',
      scale: 'what values of colours are multiplied with first',
      layout: 'the order of channels, rows and columns',
      'colour-order': 'the order of the colours',
      temperature: 'calibration, measured on pictures of your own',
      bias: 'the same: what is added',
      points: 'or as raw:probability',
      attention: 'from which probability on a picture calls for attention',
      alarm: 'and from which on for alarm',
    },
    notes: [
      'Only weights and settings are taken (.onnx, .json, .txt, .model); nothing of a model is executed as a program.',
    ],
  },
  faults: {
    useNeeded: ({ uses }: { uses: readonly string[] }) => `--use is needed: ${format.either(uses)}.`,
    notInstalled: ({ name }: { name: string }) =>
      `No model named “${name}” is installed. See: riscontro models list`,
    badSha256: '--sha256 is 64 digits and letters from a to f.',
    badOption: ({ option, fault }: { option: string; fault: Message<typeof values.faults> }) =>
      `${option} cannot be that: it ${say(values.faults, fault)}.`,
  },
  headings: { name: 'name', use: 'use', state: 'state', size: 'size', licence: 'licence', from: 'from' },
  fileHeadings: { file: 'file', size: 'size', sha256: 'SHA-256' },
  toPull: 'to pull',
  installed: 'installed',
  broken: ({ fault }: { fault: Message<typeof installing.states> }) =>
    `broken: ${say(installing.states, fault)}`,
  about: ({ size }: { size: string }) => `about ${size}`,
  size: ({ bytes }: { bytes: number }) => format.size(bytes),
  progress: ({ received, size }: { received: number; size: number | undefined }) =>
    size === undefined ? format.size(received) : `${format.size(received)} of ${format.size(size)}`,
  notUsed: ({ name, fault }: { name: string; fault: Message<typeof installing.states> }) =>
    `${name} is not used: ${installing.faults.notUsed({ name, fault })}`,
  isInstalled: ({ name, use, licence }: { name: string; use: string; licence: string }) =>
    `${name} is installed (${use}, licence: ${licence}). A running server uses it once it is started again.`,
  measure: {
    entailment: 'Whether it helps on your sources is yours to measure: riscontro eval text',
    encoder: 'Whether it helps on your sources is yours to measure: riscontro eval text',
    'image-detector': 'Whether it helps on your pictures is yours to measure: riscontro eval media',
    'voice-detector': 'Whether it helps on your videos is yours to measure: riscontro eval media',
  },
  notCalibrated: 'It is not calibrated: what it says is at most a reason to look.',
  isRemoved: ({ name }: { name: string }) =>
    `${name} is removed. A running server keeps it until it is started again.`,
  fromFolder: 'from a folder',
  fromHub: ({ address }: { address: string }) => `from ${address}`,
  commit: ({ revision, asked }: { revision: string; asked: string | undefined }) =>
    `commit ${revision}${asked === undefined ? '' : ` (asked for: ${asked})`}`,
};
