/** A hub of models as `MODEL_HUB_URL` names it: lists a repository's files and fetches them. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '../domain/parsed-json.ts';
import type { Download, Downloaded, DownloadFile } from '../net/download-file.ts';
import { DownloadError } from '../net/download-file-error.ts';
import { ModelChanged, ModelError, type ModelFault } from './model-error.ts';
import type { HubModel } from './model-names.ts';

export interface HubFile {
  readonly path: string;
  /** Undefined where the hub does not tell. */
  readonly sizeBytes: number | undefined;
  readonly sha256: string | undefined;
}

export interface HubListing {
  /** What the revision stands for now; files are fetched from it, so that they belong together. */
  readonly commit: string;
  readonly licence: string;
  readonly files: readonly HubFile[];
}

export interface Hub {
  /** Where it is, without a password. */
  readonly address: string;
  /** Rejects with ModelError. */
  list(model: HubModel, signal: AbortSignal): Promise<HubListing>;
  /** Rejects with ModelError; what has arrived stays for the next call. */
  fetchFile(
    model: HubModel,
    file: HubFile,
    target: Pick<Download, 'path' | 'onProgress' | 'signal'>,
  ): Promise<Downloaded>;
}

const megabyte = 1024 * 1024;
const listingBytesMax = 16 * megabyte;
const weightsBytesMax = 8_192 * megabyte;
const otherBytesMax = 128 * megabyte;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Listing = z.object({
  sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  siblings: z
    .array(
      z.object({
        rfilename: z.string(),
        size: z.int().min(0).nullish(),
        lfs: z.object({ sha256: sha256.optional(), size: z.int().min(0).optional() }).nullish(),
      }),
    )
    .max(50_000),
  cardData: z.object({ license: z.unknown() }).nullish(),
});

export function createHub(hubUrl: string, { download }: { download: DownloadFile }): Hub {
  const base = hubUrl.replace(/\/+$/, '');
  const { origin, pathname } = new URL(base);
  return {
    address: `${origin}${pathname}`.replace(/\/+$/, ''),
    async list({ repository, revision }, signal) {
      const url = new URL(`${base}/api/models/${repository}/revision/${revision}?blobs=true`);
      const scratch = await mkdtemp(join(tmpdir(), 'riscontro-hub-'));
      try {
        const path = join(scratch, 'listing.json');
        await attempt({ host: url.host, repository, revision }, () =>
          download({ url, path, sizeBytesMax: listingBytesMax, signal }),
        );
        return readListing(await readFile(path, 'utf8'), url.host);
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
    fetchFile({ repository, revision }, { path: file, sizeBytes, sha256 }, target) {
      const url = new URL(`${base}/${repository}/resolve/${revision}/${file}`);
      const sizeBytesMax = /\.onnx(_data(_\d+)?)?$/.test(file) ? weightsBytesMax : otherBytesMax;
      return attempt({ host: url.host, repository, file }, () =>
        download({ url, sizeBytesMax, sizeBytes, sha256, ...target }),
      );
    },
  };
}

function readListing(answer: string, host: string): HubListing {
  const listing = Listing.safeParse(parsedJson(answer));
  if (!listing.success) throw new ModelError({ code: 'notAHub', values: { host } }, listing.error);
  const { sha, siblings, cardData } = listing.data;
  const files = siblings.map(({ rfilename, size, lfs }) => ({
    path: rfilename,
    sizeBytes: lfs?.size ?? size ?? undefined,
    sha256: lfs?.sha256,
  }));
  // Shown to the operator, so it must be a plain word.
  const licence = z
    .string()
    .regex(/^[\w.+ -]{1,60}$/)
    .safeParse(cardData?.license).data;
  return { commit: sha, licence: licence ?? 'not stated', files };
}

/** What is asked for: a repository's list, or one of its files. */
type Asked = { readonly host: string; readonly repository: string } & (
  | { readonly revision: string }
  | { readonly file: string }
);

async function attempt<T>(asked: Asked, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    const isOther = error.failure === 'wrong_hash' || error.failure === 'wrong_size';
    throw new (isOther ? ModelChanged : ModelError)(explain(error, asked), error);
  }
}

function explain({ failure, reason: fault }: DownloadError, asked: Asked): ModelFault {
  const { repository } = asked;
  const what = 'file' in asked ? `${repository}/${asked.file}` : `${repository}@${asked.revision}`;
  switch (failure) {
    case 'offline':
      return { code: 'offline' };
    case 'not_found':
      return 'file' in asked
        ? { code: 'fileNotFound', values: asked }
        : { code: 'repositoryNotFound', values: asked };
    case 'refused':
      return 'file' in asked
        ? { code: 'fileRefused', values: asked }
        : { code: 'repositoryRefused', values: asked };
    case 'too_many_requests':
    case 'unreachable':
    case 'timeout':
      return { code: 'interrupted', values: { what, fault } };
    case 'wrong_hash':
    case 'wrong_size':
      return { code: 'notAsStated', values: { what, fault } };
    default:
      return { code: 'badAnswer', values: { what, fault } };
  }
}
