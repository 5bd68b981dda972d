/** Engines that answer each sample's input with the sample, and the way to have them do it. */
import type { Language, VerificationResult } from '@riscontro/contract';
import type { ContentKind } from '@riscontro/contract/inside';
import type { CheckContext, Engine, Engines } from '../../../src/pipelines/engine.ts';
import { attachmentsOf, type MediaSample, mediaSamples } from './samples/media-samples.ts';
import { type TextSample, textSamples } from './samples/text-samples.ts';

export type SampleName = keyof typeof textSamples | keyof typeof mediaSamples;

export const samples: Record<SampleName, TextSample | MediaSample> = { ...textSamples, ...mediaSamples };

function text(input: string): TextSample['findings'] {
  const sample = Object.values<TextSample>(textSamples).find((one) => one.input === input);
  return (sample ?? textSamples.nonVerificabile).findings;
}

function media(input: string): MediaSample {
  return (
    Object.values<MediaSample>(mediaSamples).find((one) => one.input === input) ?? mediaSamples.authentic
  );
}

/** A claim whose check goes on until the service closes. */
export const endlessClaim = 'Questa verifica non finisce mai';

function endless({ progress, signal }: CheckContext): Promise<never> {
  progress({ event: 'phase', data: { name: 'search', text: 'Cerco nelle fonti.' } });
  progress({ event: 'source', data: { name: 'Enciclopedia di prova', outcome: 'found' } });
  progress({ event: 'phase', data: { name: 'giudizio', text: 'Confronto i passi trovati.', percent: 63 } });
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

const withImages: { check: Engine<'image' | 'video'>['check'] } = {
  async check(content, { attach }) {
    const sample = media('url' in content ? content.url : '');
    for (const attachment of await attachmentsOf(sample)) attach?.(attachment);
    return sample.findings;
  },
};

export const sampleEngines: Engines = {
  text: {
    check: async ({ claim }, context) => (claim === endlessClaim ? endless(context) : text(claim)),
  },
  article: { check: async ({ url }) => text(url) },
  image: withImages,
  video: withImages,
};

const endpoints = {
  text: { path: 'verify-text', field: 'claim' },
  article: { path: 'verify-url', field: 'url' },
  image: { path: 'verify-image', field: 'url' },
  video: { path: 'verify-video', field: 'url' },
} as const satisfies Record<ContentKind, object>;

/** Sends a text, a link or the link of a file to a service, as any client would. */
export async function sendCheck(
  url: string,
  key: string,
  { kind, language = 'it', input }: { kind: ContentKind; language?: Language; input: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const { path, field } = endpoints[kind];
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-api-key': key,
      ...headers,
    },
    body: JSON.stringify({ [field]: input }),
  });
  if (!answer.ok) throw new Error(`${input}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Has a service with these engines check a sample. */
export async function checkSample(url: string, key: string, name: SampleName): Promise<VerificationResult> {
  return (await (await sendCheck(url, key, samples[name])).json()) as VerificationResult;
}
