/** Why a model cannot be fetched, installed or used. */
import { type Message, say } from '../../message.ts';
import { downloads } from './downloads.ts';

/** Why an installed model is not used. */
const states = {
  otherManifest: ({ name }: { name: string }) => `its manifest is that of “${name}”`,
  fileMissing: ({ file }: { file: string }) => `${file} is missing`,
  fileChanged: ({ file }: { file: string }) => `${file} is changed`,
  manifestUnreadable: ({ file }: { file: string }) => `its ${file} cannot be read`,
};

export const installing = {
  states,
  faults: {
    notAHub: ({ host }: { host: string }) =>
      `${host} does not answer as a hub of models does. Is MODEL_HUB_URL right?`,
    offline:
      'OFFLINE is set, so nothing is fetched. Take the files there by other means and use: riscontro models add NAME FOLDER --use USE',
    repositoryNotFound: ({
      host,
      repository,
      revision,
    }: {
      host: string;
      repository: string;
      revision: string;
    }) => `${host} has no “${repository}” with the revision “${revision}”. Check how it is written.`,
    fileNotFound: ({ host, repository, file }: { host: string; repository: string; file: string }) =>
      `${host} has no ${file} of “${repository}”. Check how it is written.`,
    repositoryRefused: ({
      host,
      repository,
      revision,
    }: {
      host: string;
      repository: string;
      revision: string;
    }) =>
      `${host} does not give out “${repository}” with the revision “${revision}” without an account (or it does not exist). Download it yourself and use: riscontro models add NAME FOLDER --use USE`,
    fileRefused: ({ host, repository, file }: { host: string; repository: string; file: string }) =>
      `${host} does not give out ${file} of “${repository}” without an account (or it does not exist). Download it yourself and use: riscontro models add NAME FOLDER --use USE`,
    interrupted: ({ what, fault }: { what: string; fault: Message<typeof downloads.faults> }) =>
      `${what}: ${say(downloads.faults, fault)}. What has arrived is kept: the same command goes on from there.`,
    notAsStated: ({ what, fault }: { what: string; fault: Message<typeof downloads.faults> }) =>
      `${what}: ${say(downloads.faults, fault)}. It was not kept, nor was what had come before it. Try again; if it stays so, do not use this source.`,
    badAnswer: ({ what, fault }: { what: string; fault: Message<typeof downloads.faults> }) =>
      `${what}: ${say(downloads.faults, fault)}. Is MODEL_HUB_URL right?`,
    otherCommit: ({ repository, asked, commit }: { repository: string; asked: string; commit: string }) =>
      `${repository}: asked for the commit ${asked}, the hub answers with ${commit}. Nothing was fetched.`,
    unknownSource: ({ text }: { text: string }) =>
      `“${text}” is neither in the catalogue nor written as organisation/name. See: riscontro models list`,
    twoRevisions: ({ first, second }: { first: string; second: string }) =>
      `Two revisions are asked for: ${first} and ${second}.`,
    badRevision: ({ revision }: { revision: string }) =>
      `“${revision}” cannot be a branch, a tag or a commit.`,
    catalogueOutdated: ({ repository, file }: { repository: string; file: string }) =>
      `${repository} has no ${file} any more; the catalogue is out of date.`,
    notOnnx: ({ file }: { file: string }) =>
      `“${file}” is not an .onnx file, and only such weights can be used.`,
    fileNeeded: ({ file }: { file: string }) => `The model has no ${file}, and cannot be used without it.`,
    noWeights: 'There are no ONNX weights in it (a file that ends in .onnx).',
    severalWeights: ({ choices }: { choices: readonly string[] }) =>
      `There are several weights; name one of them:\n${choices.join('\n')}`,
    noSuchWeights: ({ file, choices }: { file: string; choices: readonly string[] }) =>
      `There is no “${file}”; name one of them:\n${choices.join('\n')}`,
    noFolder: ({ path }: { path: string }) => `There is no folder ${path}.`,
    otherSha256: ({ file, sha256 }: { file: string; sha256: string }) =>
      `The SHA-256 of ${file} is ${sha256}, not the one given.`,
    badName: ({ name }: { name: string }) =>
      `“${name}” cannot be the name of a model: up to 64 small letters, digits, dots, dashes and underscores.`,
    installedAlready: ({ name }: { name: string }) =>
      `A model named “${name}” is installed already. To replace it: riscontro models remove ${name}`,
    notInManifest: ({ model, file }: { model: string; file: string }) =>
      `The manifest of the model ${model} does not hold ${file}.`,
    fileChanged: ({ model, file }: { model: string; file: string }) =>
      `${file} of the model ${model} is not what was installed, and is not loaded. To mend it: riscontro models remove ${model}, then pull or add it again.`,
    settingsUnreadable: ({ file, place }: { file: string; place: string | undefined }) =>
      `The model's ${file} cannot be read: it is not what such a file should hold${place === undefined ? '' : ` (at “${place}”)`}.`,
    settingsTooLarge: 'larger than 1 MB',
    fileUnreadable: ({ file }: { file: string }) => `The model's ${file} cannot be read.`,
    fileUnreadableBecause: ({ file, reason }: { file: string; reason: string }) =>
      `The model's ${file} cannot be read (${reason}).`,
    tokenizerUnusable: ({ reason }: { reason: string }) => `The tokenizer cannot be used (${reason}).`,
    tokensUnplaced: "The model's tokenizer.json does not say where the special tokens go.",
    pairsUnread: "The model's tokenizer.json does not say how two texts are read together.",
    weightsUnloadable: ({ reason }: { reason: string }) => `The ONNX weights cannot be loaded (${reason}).`,
    cannotRun: ({ reason }: { reason: string }) => `The model cannot be run (${reason}).`,
    threadFailed: "The model's thread has failed.",
    threadEnded: "The model's thread has ended.",
    notNumbers: ({ model }: { model: string }) => `The model ${model} gives results that are not numbers.`,
    onlyZeros: 'The model gives nothing but zeros.',
    labelsDoNotFit: ({ outputs, labels }: { outputs: number; labels: number }) =>
      `The model gives ${outputs} outputs where its labels are ${labels}.`,
    unknownInput: ({ name }: { name: string }) =>
      `The model wants an input “${name}”, which is not known here.`,
    inputNotWhole: ({ name }: { name: string }) => `The model's input “${name}” does not take whole numbers.`,
    noRowForText: 'The model does not give one row of 32-bit numbers for every text.',
    noRowForWord: 'The model does not give one row of 32-bit numbers for every word.',
    noRowForImage: 'The model does not give one row of 32-bit numbers for a picture.',
    noRowForSound: 'The model does not give one row of 32-bit numbers for a sound.',
    oneOutput: 'The model has one output. Say that it stands alone: --activation sigmoid',
    noPositive: ({ outputs, positives }: { outputs: number; positives: string }) =>
      `The model gives ${outputs} outputs, and no number for what it is to look for (output ${positives}).`,
    inputsInsteadOfImage: ({ inputs }: { inputs: number }) =>
      `The model wants ${inputs} inputs instead of a picture.`,
    inputsInsteadOfSound: ({ inputs }: { inputs: number }) =>
      `The model wants ${inputs} inputs instead of a sound.`,
    imageNotFloat: 'The model does not take pictures as 32-bit numbers; take its 32-bit or 8-bit weights.',
    soundNotFloat: 'The model does not take the samples of a sound as one row of 32-bit numbers.',
    noOutputNamed: ({ name }: { name: string }) => `The model has no output named “${name}”.`,
    noOutputAmong: ({ name, names }: { name: string; names: string }) =>
      `The model has no output named “${name}”; it has ${names}.`,
    impossible: ({ place }: { place: string }) => `The detector's “${place}” is not possible here.`,
    sizeNotSaid:
      'The model does not say how large its pictures are. Say it, for example: --size 224, with --fit tiles where it reads small squares',
    meanNotSaid:
      'The model does not say what is taken off its colours. Say it, for example: --mean 0.5,0.5,0.5',
    stdNotSaid:
      'The model does not say what its colours are divided by. Say it, for example: --std 0.5,0.5,0.5',
    positiveNotSaid:
      'The model does not say which of its outputs stands for what it looks for. Say it, for example: --positive 1',
    findsNotSaid:
      'The model does not say what it looks for. Say it, for example: --finds made_by_ai, altered or face_swapped',
    voiceNotSaid:
      'The model does not say which of its outputs stands for a cloned voice. Say it, for example: --positive 1',
    twoClasses:
      'The model answers in two classes: it does not tell a contradiction from saying nothing, and cannot judge. Use one trained on entailment, neutral and contradiction.',
    notThreeOutputs: ({ outputs }: { outputs: number }) =>
      `An entailment model has three outputs; this one names ${outputs}.`,
    labelsNotSaid:
      'The model does not say what its three outputs mean. Say it with --label-order, for example: --label-order entailment,neutral,contradiction',
    badLabelOrder: ({ labels }: { labels: string }) =>
      `--label-order names each of ${labels} once, with commas between.`,
    poolingUnknown:
      'The encoder pools its words in a way that is not known here; only the mean and the first token are. --pooling mean tries it all the same.',
    notUsed: ({ name, fault }: { name: string; fault: Message<typeof states> }) =>
      `${say(states, fault)}. To mend it: riscontro models remove ${name}, then pull or add it again.`,
  },
};
