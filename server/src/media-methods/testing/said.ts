/** What a signal says, in every language, for tests; nothing where there is no signal. One that its method does not declare fails. */
import assert from 'node:assert/strict';
import { type Language, languages, wordsIn } from '@riscontro/words';
import { isDeclared, methodsById } from '../../domain/media-method.ts';
import { type MediaSignal, signalText } from '../../domain/media-signal.ts';
import { imageMethods } from '../image-methods.ts';
import { videoMethods } from '../video-methods.ts';

const methodOf = methodsById([...imageMethods, ...videoMethods]);

export function said(signal: MediaSignal | undefined): Readonly<Record<Language, string>> {
  assert.ok(
    !signal || isDeclared(methodOf(signal.method), signal),
    `${signal?.method} does not declare ${signal?.outcome}`,
  );
  return Object.fromEntries(
    languages.map((language) => [language, signal ? signalText(signal, wordsIn(language).signals) : '']),
  ) as Record<Language, string>;
}
