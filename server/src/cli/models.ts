/** `riscontro models`: the entailment models, sentence encoders and image detectors that this installation may use. */
import { addModel } from '../models/add-model.ts';
import { type CatalogueEntry, readCatalogue } from '../models/catalogue.ts';
import type { ModelChoices } from '../models/describe-model.ts';
import { createHub } from '../models/hub.ts';
import { createInstalledModels, type InstalledModels, type ModelState } from '../models/installed-models.ts';
import { type InstalledModel, type Manifest, type ModelUse, modelUses } from '../models/manifest.ts';
import { mendModel } from '../models/model-error.ts';
import { pullModel } from '../models/pull-model.ts';
import { createDownloadFile } from '../net/download-file.ts';
import type { StoreSettings } from '../store/open-store.ts';
import { audited, type NoteAct } from './audited.ts';
import { readCommandConfig } from './command-config.ts';
import { detectorChoices, detectorHelp, detectorOptions } from './detector-options.ts';
import { createProgress, size } from './models-progress.ts';
import { actionNamed, readParameters } from './read-parameters.ts';
import { table } from './table.ts';
import { createPrint, drawingBoard, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro models ACTION [--json]

  models list                           the catalogue and what is installed
  models pull NAME                      fetch a model of the catalogue
  models pull ORG/REPOSITORY[@REVISION] fetch any other one from the hub (MODEL_HUB_URL)
  models add NAME FOLDER --use USE      install a model from a folder
  models remove NAME                    remove it, with what was fetched of it so far

USE is entailment (a passage supports, refutes or says nothing), encoder (texts become vectors),
image-detector (a picture was made by AI or altered) or voice-detector (a voice was cloned).
For pull and add:
  --name NAME            the name to pull it under
  --revision REVISION    the branch, tag or commit to pull; its commit is pinned
  --file PATH            the .onnx file to take, where there are several
  --label-order A,B,C    what the outputs mean, e.g. entailment,neutral,contradiction
  --pooling mean|cls     how an encoder makes one vector of its words
  --query-prefix TEXT --passage-prefix TEXT   what an encoder wants before its texts, e.g. "query: "
  --licence TEXT         the licence, for your records
  --sha256 HEX           what the .onnx file must be, or it is refused

${detectorHelp}
Only weights and settings are taken (.onnx, .json, .txt, .model); nothing of a model is executed as a program.
--json prints JSON and nothing else.
`;

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  name: { type: 'string' },
  revision: { type: 'string' },
  use: { type: 'string' },
  file: { type: 'string' },
  'label-order': { type: 'string' },
  pooling: { type: 'string' },
  'query-prefix': { type: 'string' },
  'passage-prefix': { type: 'string' },
  licence: { type: 'string' },
  sha256: { type: 'string' },
  ...detectorOptions,
} as const;

type Values = ReturnType<typeof parse>['values'];

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
  /** Prints the object with --json, else the text. */
  readonly print: (value: unknown, text: string) => void;
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

export async function modelsCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [actionName = 'help', ...rest] = positionals;
  if (values.help || actionName === 'help') {
    terminalOutput.write(help);
    return;
  }
  const action = actionNamed(actions, actionName, help);
  const settings = await readCommandConfig({ always: true });
  await action({
    settings,
    installed: createInstalledModels(settings.dataDir),
    catalogue: await readCatalogue(),
    parameters: rest,
    values,
    print: createPrint(values.json),
  });
}

function parse(parameters: string[]) {
  return readParameters(parameters, options, help);
}

async function list({ installed, catalogue, print }: Call): Promise<void> {
  const states = await installed.list({ hashes: true });
  const available = catalogue.filter(({ name }) => !states.some((state) => state.name === name));
  const rows = [
    ...states.map(rowOfState),
    ...available.map((entry) => [
      entry.name,
      entry.use,
      'to pull',
      `about ${size(entry.sizeBytesAbout)}`,
      entry.licence,
      entry.repository,
    ]),
  ];
  print(
    { installed: states.map(describe), catalogue },
    [table(['name', 'use', 'state', 'size', 'licence', 'from'], rows), ...states.flatMap(mendingOf)].join(
      '\n',
    ),
  );
}

async function pull(
  { settings, installed, catalogue, parameters, values, print }: Call,
  note: NoteAct,
): Promise<void> {
  const [source] = parameters;
  if (source === undefined || parameters.length > 1) throw new UsageError(help);
  const choices = choicesOf(values);
  const { name, file, revision } = values;
  const sha256 = sha256Of(values);
  const progress = createProgress(drawingBoard);
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
    printInstalled(model, print);
  } finally {
    progress.end();
  }
}

async function add({ installed, parameters, values, print }: Call, note: NoteAct): Promise<void> {
  const [name, folder] = parameters;
  if (name === undefined || folder === undefined || parameters.length > 2) throw new UsageError(help);
  const choices = choicesOf(values);
  if (!choices.use) throw new UsageError(`--use is needed: ${modelUses.join(' or ')}.\n\n${help}`);
  const signal = new AbortController().signal;
  const { file, licence } = values;
  const sha256 = sha256Of(values);
  const model = await addModel({ name, folder, file, licence, sha256, choices, signal }, installed);
  await note(installation(model));
  printInstalled(model, print);
}

async function remove({ installed, parameters, print }: Call, note: NoteAct): Promise<void> {
  const [name] = parameters;
  if (name === undefined || parameters.length > 1) throw new UsageError(help);
  if (!(await installed.remove(name)))
    throw new UsageError(`No model named “${name}” is installed. See: riscontro models list`);
  await note({ action: 'model.remove', target: name });
  print({ name, removed: true }, `${name} is removed. A running server keeps it until it is started again.`);
}

function installation({ manifest }: InstalledModel): Parameters<NoteAct>[0] {
  const { name: target, use, revision } = manifest;
  return { action: 'model.install', target, details: { use, revision } };
}

function choicesOf(values: Values): ModelChoices {
  const { use, pooling, 'query-prefix': query, 'passage-prefix': passage } = values;
  if (use !== undefined && !isUse(use)) throw new UsageError(`--use is ${modelUses.join(' or ')}.`);
  if (pooling !== undefined && pooling !== 'mean' && pooling !== 'cls')
    throw new UsageError('--pooling is mean or cls.');
  const prefixes =
    query === undefined && passage === undefined ? undefined : { query: query ?? '', passage: passage ?? '' };
  return { use, pooling, prefixes, labelOrder: values['label-order'], detector: detectorChoices(values) };
}

function sha256Of({ sha256 }: Values): string | undefined {
  if (sha256 === undefined || /^[0-9a-f]{64}$/i.test(sha256)) return sha256;
  throw new UsageError('--sha256 is 64 digits and letters from a to f.');
}

function isUse(text: string): text is ModelUse {
  return modelUses.some((use) => use === text);
}

function printInstalled(model: InstalledModel, print: Call['print']): void {
  const { manifest } = model;
  const { name, use, licence } = manifest;
  const measure =
    use === 'image-detector' || use === 'voice-detector'
      ? `${use === 'image-detector' ? 'pictures' : 'videos'} is yours to measure: riscontro eval media`
      : 'sources is yours to measure: riscontro eval text';
  const raw =
    (manifest.use === 'image-detector' && manifest.detector.calibration.by === 'none') ||
    (manifest.use === 'voice-detector' && manifest.voice.calibration.by === 'none');
  print(
    describe({ name, ...model }),
    `${originText(manifest)}\n\n${table(
      ['file', 'size', 'SHA-256'],
      manifest.files.map(({ path, sizeBytes, sha256 }) => [path, size(sizeBytes), sha256]),
    )}\n\n${name} is installed (${use}, licence: ${licence}). A running server uses it once it is started again.\nWhether it helps on your ${measure}${raw ? '\nIt is not calibrated: what it says is at most a reason to look.' : ''}`,
  );
}

function originText({ origin, hub, revision, askedRevision }: Manifest): string {
  if (hub === undefined) return 'from a folder';
  const asked = askedRevision === revision ? '' : ` (asked for: ${askedRevision})`;
  return `from ${hub}/${origin}\ncommit ${revision}${asked}`;
}

function mendingOf(state: ModelState): string[] {
  return 'fault' in state ? [`\n${state.name} is not used: ${state.fault}. ${mendModel(state.name)}`] : [];
}

function rowOfState(state: ModelState): string[] {
  if ('fault' in state) return [state.name, '', `broken: ${state.fault}`, '', '', ''];
  const { use, licence, origin } = state.manifest;
  return [state.name, use, 'installed', size(sizeOf(state)), licence, origin];
}

function describe(state: ModelState) {
  if ('fault' in state) return { name: state.name, state: 'broken', fault: state.fault };
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
