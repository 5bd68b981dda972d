/** Fetches a model from the hub, checks it and installs it; an interrupted pull goes on where it stopped. */

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../domain/if-there.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { type ChosenFiles, chooseFiles } from './choose-files.ts';
import { describeModel, type ModelChoices } from './describe-model.ts';
import { fileHash } from './file-hash.ts';
import type { Hub, HubFile, HubListing } from './hub.ts';
import { installModel } from './install-model.ts';
import type { InstalledModels } from './installed-models.ts';
import type { InstalledModel, Manifest } from './manifest.ts';
import { ModelChanged, ModelError } from './model-error.ts';
import { type HubModel, nameOfRepository, parseHubModel } from './model-names.ts';

export interface Pull {
  /** A name of the catalogue, or `organisation/name[@revision]`. */
  readonly source: string;
  /** A branch, a tag or a commit, in the place of the catalogue's or the source's own. */
  readonly revision?: string | undefined;
  /** The name to install it under; default: the catalogue's, or the repository's. */
  readonly name?: string | undefined;
  /** The weights to take where a repository has several. */
  readonly file?: string | undefined;
  /** What the weights must be, where the operator knows it. */
  readonly sha256?: string | undefined;
  readonly choices: ModelChoices;
  readonly signal: AbortSignal;
}

export interface PullParts {
  readonly hub: Hub;
  readonly installed: InstalledModels;
  readonly catalogue: readonly CatalogueEntry[];
  readonly onProgress?: (file: string, receivedBytes: number, sizeBytes: number | undefined) => void;
}

/** Rejects with ModelError. */
export async function pullModel(pull: Pull, parts: PullParts): Promise<InstalledModel> {
  const { hub, installed } = parts;
  const entry = parts.catalogue.find(({ name }) => name === pull.source);
  const source = sourceOf(pull, entry);
  const name = pull.name ?? entry?.name ?? nameOfRepository(source.repository);
  await installed.checkFree(name);

  const listing = await hub.list(source, pull.signal);
  if (isCommit(source.revision) && listing.commit !== source.revision)
    throw new ModelError({
      code: 'otherCommit',
      values: { repository: source.repository, asked: source.revision, commit: listing.commit },
    });
  const use = pull.choices.use ?? entry?.use;
  const chosen = chooseFiles(pathsOf(listing, entry), pull.file ?? weightsOf(entry), use);
  const incoming = await installed.incoming(name, listing.commit);
  const { files, description } = await fetchAll(incoming, chosen, {
    model: { repository: source.repository, revision: listing.commit },
    listing,
    entry,
    pull,
    parts,
  });
  const model = {
    name,
    origin: source.repository,
    revision: listing.commit,
    hub: hub.address,
    askedRevision: source.revision,
    licence: entry?.licence ?? listing.licence,
    files,
    description,
  };
  return orDrop(incoming, installModel(incoming, model, installed, pull.signal));
}

function sourceOf({ source: text, revision }: Pull, entry: CatalogueEntry | undefined): HubModel {
  const source = entry ?? parseHubModel(text);
  if (!source) throw new ModelError({ code: 'unknownSource', values: { text } });
  const { repository } = source;
  if (revision === undefined) return { repository, revision: source.revision };
  if (!entry && text.includes('@') && source.revision !== revision)
    throw new ModelError({ code: 'twoRevisions', values: { first: source.revision, second: revision } });
  const asked = parseHubModel(`${repository}@${revision}`);
  if (!asked) throw new ModelError({ code: 'badRevision', values: { revision } });
  return asked;
}

/** As git writes them in full: such a revision can stand for nothing else. */
const isCommit = (revision: string) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);

/** What was fetched rightly and is still of no use is not kept. */
async function orDrop<T>(incoming: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ModelError) await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}

interface Fetching {
  readonly model: HubModel;
  readonly listing: HubListing;
  readonly entry: CatalogueEntry | undefined;
  readonly pull: Pull;
  readonly parts: PullParts;
}

async function fetchAll(
  incoming: string,
  chosen: ChosenFiles,
  { model, listing, entry, pull, parts }: Fetching,
) {
  const { roles, paths } = chosen;
  const files: Manifest['files'] = [];
  const fetchOne = async (path: string) => {
    const known = knownAbout(path, listing, entry);
    const file =
      path === roles.model ? { ...known, sha256: pull.sha256?.toLowerCase() ?? known.sha256 } : known;
    const target = join(incoming, path);
    const there = await alreadyFetched(target, file);
    const fetched =
      there ??
      (await parts.hub
        .fetchFile(model, file, {
          path: target,
          signal: pull.signal,
          onProgress: (receivedBytes, sizeBytes) => parts.onProgress?.(path, receivedBytes, sizeBytes),
        })
        .catch(async (error: unknown) => {
          // Files of a source whose word does not hold are not kept for a next time.
          if (error instanceof ModelChanged) await rm(incoming, { recursive: true, force: true });
          throw error;
        }));
    files.push({ path, ...fetched });
  };
  const weights = paths.indexOf(roles.model);
  for (const path of paths.slice(0, weights)) await fetchOne(path);
  const choices = { ...choicesOf(entry), ...given(pull.choices) };
  const detector = { ...choicesOf(entry).detector, ...pull.choices.detector };
  const description = await orDrop(incoming, describeModel(incoming, chosen, { ...choices, detector }));
  for (const path of paths.slice(weights)) await fetchOne(path);
  return { files, description };
}

function choicesOf(entry: CatalogueEntry | undefined): ModelChoices {
  if (entry === undefined) return {};
  return entry.use === 'image-detector'
    ? { use: entry.use, detector: entry.detector }
    : { use: entry.use, prefixes: entry.prefixes };
}

/** A catalogue's model is made of its own files and no others. */
function pathsOf(listing: HubListing, entry: CatalogueEntry | undefined): string[] {
  const listed = listing.files.map(({ path }) => path);
  if (!entry) return listed;
  const missing = entry.files.find(({ path }) => !listed.includes(path));
  if (missing)
    throw new ModelError({
      code: 'catalogueOutdated',
      values: { repository: entry.repository, file: missing.path },
    });
  return listed.filter((path) =>
    entry.files.some((file) => path === file.path || path.startsWith(`${file.path}_data`)),
  );
}

function weightsOf(entry: CatalogueEntry | undefined): string | undefined {
  return entry?.files.find(({ path }) => path.endsWith('.onnx'))?.path;
}

/** The catalogue's word goes before the hub's. */
function knownAbout(path: string, listing: HubListing, entry: CatalogueEntry | undefined): HubFile {
  const listed = listing.files.find((file) => file.path === path);
  const catalogued = entry?.files.find((file) => file.path === path);
  return {
    path,
    sizeBytes: catalogued?.sizeBytes ?? listed?.sizeBytes,
    sha256: catalogued?.sha256 ?? listed?.sha256,
  };
}

/** A file that an earlier pull has finished. */
async function alreadyFetched(path: string, { sha256 }: HubFile) {
  const found = sha256 !== undefined && (await ifThere(stat(path)));
  const hash = found ? await fileHash(path) : undefined;
  return hash?.sha256 === sha256 ? hash : undefined;
}

function given(choices: ModelChoices): ModelChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
