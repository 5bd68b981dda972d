/** `riscontro models`: the entailment models, sentence encoders and image detectors that this installation may use. */
import { say, type Words, wordsIn } from '@riscontro/words';
import { addModel } from '../models/add-model.ts';
import { type CatalogueEntry, readCatalogue } from '../models/catalogue.ts';
import type { ModelChoices } from '../models/describe-model.ts';
import { createHub } from '../models/hub.ts';
import { createInstalledModels, type InstalledModels, type ModelState } from '../models/installed-models.ts';
import { type InstalledModel, type Manifest, modelUses } from '../models/manifest.ts';
import { pullModel } from '../models/pull-model.ts';
import { createDownloadFile } from '../net/download-file.ts';
import type { StoreSettings } from '../store/open-store.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, misfit, readCall, type SyntaxOf, UsageError, type ValuesOf } from './command-line.ts';
import { audited, type NoteAct } from './command-store.ts';
import { detectorChoices, detectorOptions } from './detector-options.ts';
import { createDownloadProgress } from './download-progress.ts';
import { table } from './table.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

const poolings = ['mean', 'cls'] as const;

const group = 'installing';

export const modelsSyntax = {
  name: 'models',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    list: { parameters: 'list' },
    pull: { parameters: 'pull NAME' },
    pullOther: { parameters: 'pull ORG/REPOSITORY[@REVISION]' },
    add: { parameters: 'add NAME FOLDER', needs: ['use'] },
    remove: { parameters: 'remove NAME' },
  },
  options: {
    use: { value: 'USE', group },
    name: { value: 'NAME', group },
    revision: { value: 'REVISION', group },
    file: { value: 'PATH', group },
    'label-order': { value: 'A,B,C', group },
    pooling: { value: poolings.join('|'), group },
    'query-prefix': { value: 'TEXT', group },
    'passage-prefix': { value: 'TEXT', group },
    licence: { value: 'TEXT', group },
    sha256: { value: 'HEX', group },
    ...detectorOptions,
  },
} as const satisfies SyntaxOf<'models'>;

type Values = ValuesOf<(typeof modelsSyntax)['options']>;
type ModelsWords = Words['terminal']['models'];

export interface ModelsSettings extends StoreSettings {
  readonly modelHubUrl: string;
  readonly offline: boolean;
}

interface Call {
  readonly settings: ModelsSettings;
  readonly installed: InstalledModels;
  readonly catalogue: readonly CatalogueEntry[];
  readonly parameters: string[];
  readonly values: Values;
  readonly print: Print;
  readonly terminal: Terminal;
  readonly words: ModelsWords;
}

const actions: Record<string, (call: Call) => Promise<void>> = {
  list,
  pull: noted(pull),
  add: noted(add),
  remove: noted(remove),
};

/** Runs an action that changes what is installed. */
function noted(action: (call: Call, note: NoteAct) => Promise<void>) {
  return (call: Call) => audited(call.settings, (note) => action(call, note));
}

export async function modelsCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const call = readCall(parameters, modelsSyntax, terminal);
  if (!call) return;
  const action = actionNamed(actions, call.action, modelsSyntax);
  const settings = await readCommandConfig(terminal, { always: true });
  await action({
    settings,
    installed: createInstalledModels(settings.dataDir),
    catalogue: await readCatalogue(),
    parameters: call.rest,
    values: call.values,
    print: createPrint(terminal, call.values.json),
    terminal,
    words: terminal.words.models,
  });
}

async function list({ installed, catalogue, print, words }: Call): Promise<void> {
  const states = await installed.list({ hashes: true });
  const available = catalogue.filter(({ name }) => !states.some((state) => state.name === name));
  const rows = [
    ...states.map((state) => rowOfState(state, words)),
    ...available.map((entry) => [
      entry.name,
      entry.use,
      words.toPull,
      words.about({ size: words.size({ bytes: entry.sizeBytesAbout }) }),
      entry.licence,
      entry.repository,
    ]),
  ];
  print(
    { installed: states.map(describe), catalogue },
    [table(words.headings, rows), ...states.flatMap((state) => mendingOf(state, words))].join('\n'),
  );
}

async function pull(
  { settings, installed, catalogue, parameters, values, print, terminal, words }: Call,
  note: NoteAct,
): Promise<void> {
  const [source] = parameters;
  if (source === undefined || parameters.length > 1) throw misfit(modelsSyntax);
  const choices = choicesOf(values);
  const { name, file, revision } = values;
  const sha256 = sha256Of(values);
  const progress = createDownloadProgress(terminal.drawingBoard, words);
  const download = createDownloadFile({ offline: settings.offline, userAgent: 'Riscontro' });
  try {
    const model = await pullModel(
      { source, revision, name, file, sha256, choices, signal: new AbortController().signal },
      {
        hub: createHub(settings.modelHubUrl, { download }),
        installed,
        catalogue,
        onProgress: progress.update,
      },
    );
    progress.end();
    await note(installation(model));
    printInstalled(model, print, words);
  } finally {
    progress.end();
  }
}

async function add({ installed, parameters, values, print, words }: Call, note: NoteAct): Promise<void> {
  const [name, folder] = parameters;
  if (name === undefined || folder === undefined || parameters.length > 2) throw misfit(modelsSyntax);
  const choices = choicesOf(values);
  if (!choices.use)
    throw new UsageError({ of: 'models', code: 'useNeeded', values: { uses: modelUses } }, modelsSyntax);
  const signal = new AbortController().signal;
  const { file, licence } = values;
  const sha256 = sha256Of(values);
  const model = await addModel({ name, folder, file, licence, sha256, choices, signal }, installed);
  await note(installation(model));
  printInstalled(model, print, words);
}

async function remove({ installed, parameters, print, words }: Call, note: NoteAct): Promise<void> {
  const [name] = parameters;
  if (name === undefined || parameters.length > 1) throw misfit(modelsSyntax);
  if (!(await installed.remove(name)))
    throw new UsageError({ of: 'models', code: 'notInstalled', values: { name } });
  await note({ action: 'model.remove', target: name });
  print({ name, removed: true }, words.isRemoved({ name }));
}

function installation({ manifest }: InstalledModel): Parameters<NoteAct>[0] {
  const { name: target, use, revision } = manifest;
  return { action: 'model.install', target, details: { use, revision } };
}

function choicesOf(values: Values): ModelChoices {
  const { use, pooling, 'query-prefix': query, 'passage-prefix': passage } = values;
  if (use !== undefined && !isOneOf(modelUses, use)) throw notOneOf('--use', modelUses);
  if (pooling !== undefined && !isOneOf(poolings, pooling)) throw notOneOf('--pooling', poolings);
  const prefixes =
    query === undefined && passage === undefined ? undefined : { query: query ?? '', passage: passage ?? '' };
  return { use, pooling, prefixes, labelOrder: values['label-order'], detector: detectorChoices(values) };
}

function sha256Of({ sha256 }: Values): string | undefined {
  if (sha256 === undefined || /^[0-9a-f]{64}$/i.test(sha256)) return sha256;
  throw new UsageError({ of: 'models', code: 'badSha256' });
}

function isOneOf<Choice extends string>(choices: readonly Choice[], text: string): text is Choice {
  return choices.some((choice) => choice === text);
}

const notOneOf = (option: string, choices: readonly string[]) =>
  new UsageError({ of: 'common', code: 'optionChoices', values: { option, choices } });

function printInstalled(model: InstalledModel, print: Print, words: ModelsWords): void {
  const { manifest } = model;
  const { name, use, licence } = manifest;
  const raw =
    (manifest.use === 'image-detector' && manifest.detector.calibration.by === 'none') ||
    (manifest.use === 'voice-detector' && manifest.voice.calibration.by === 'none');
  const files = manifest.files.map(({ path, sizeBytes, sha256 }) => [
    path,
    words.size({ bytes: sizeBytes }),
    sha256,
  ]);
  const said = [
    words.isInstalled({ name, use, licence }),
    words.measure[use],
    ...(raw ? [words.notCalibrated] : []),
  ];
  print(
    describe({ name, ...model }),
    [originText(manifest, words), table(words.fileHeadings, files), said.join('\n')].join('\n\n'),
  );
}

function originText({ origin, hub, revision, askedRevision }: Manifest, words: ModelsWords): string {
  if (hub === undefined) return words.fromFolder;
  const asked = askedRevision === revision ? undefined : askedRevision;
  return `${words.fromHub({ address: `${hub}/${origin}` })}\n${words.commit({ revision, asked })}`;
}

function mendingOf(state: ModelState, words: ModelsWords): string[] {
  if (!('fault' in state)) return [];
  const { name, fault } = state;
  return [`\n${words.notUsed({ name, fault })}`];
}

function rowOfState(state: ModelState, words: ModelsWords): string[] {
  if ('fault' in state) return [state.name, '', words.broken({ fault: state.fault }), '', '', ''];
  const { use, licence, origin } = state.manifest;
  return [state.name, use, words.installed, words.size({ bytes: sizeOf(state) }), licence, origin];
}

function describe(state: ModelState) {
  if ('fault' in state)
    return {
      name: state.name,
      state: 'broken',
      fault: say(wordsIn('en').terminal.installing.states, state.fault),
    };
  const { use, origin, hub, revision, askedRevision, licence, installedAt, files } = state.manifest;
  return {
    name: state.name,
    use,
    state: 'installed',
    origin,
    hub,
    revision,
    asked_revision: askedRevision,
    licence,
    size_bytes: sizeOf(state),
    files: files.map(({ path, sizeBytes, sha256 }) => ({ path, size_bytes: sizeBytes, sha256 })),
    installed_at: installedAt,
    ...(state.manifest.use === 'image-detector' ? { detector: state.manifest.detector } : {}),
    ...(state.manifest.use === 'voice-detector' ? { detector: state.manifest.voice } : {}),
  };
}

function sizeOf({ manifest }: InstalledModel): number {
  return manifest.files.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
}
