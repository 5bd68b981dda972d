/** Engines that answer each sample's input with the sample, and the way to have them do it. */
import type { ContentKind, VerificationResult } from '@riscontro/contract';
import type { Engines } from '../../../src/pipelines/engine.ts';
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
    Object.values<MediaSample>(mediaSamples).find((one) => one.input === input) ?? mediaSamples.autentica
  );
}

export const sampleEngines: Engines = {
  testo: { check: async ({ claim }) => text(claim) },
  articolo: { check: async ({ url }) => text(url) },
  immagine: {
    async check(content, { attach }) {
      const sample = media('url' in content ? content.url : '');
      for (const attachment of await attachmentsOf(sample)) attach?.(attachment);
      return sample.findings;
    },
  },
  video: { check: async (content) => media('url' in content ? content.url : '').findings },
};

const endpoints = {
  testo: { path: 'verify-text', field: 'claim' },
  articolo: { path: 'verify-url', field: 'url' },
  immagine: { path: 'verify-image', field: 'url' },
  video: { path: 'verify-video', field: 'url' },
} as const satisfies Record<ContentKind, object>;

/** Has a service with these engines check a sample, as any client would. */
export async function checkSample(url: string, key: string, name: SampleName): Promise<VerificationResult> {
  const { kind, language, input } = samples[name];
  const { path, field } = endpoints[kind];
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, 'x-api-key': key },
    body: JSON.stringify({ [field]: input }),
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as VerificationResult;
}
