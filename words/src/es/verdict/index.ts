/** What is shown of a verdict: the words of verdict-view. */
import type { Words } from '../../languages.ts';
import * as evidence from './evidence.ts';
import * as media from './media.ts';
import * as progress from './progress.ts';
import * as signals from './signals.ts';
import * as itself from './verdict.ts';

export const verdict: Words['verdict'] = { ...itself, ...evidence, ...signals, ...media, ...progress };
