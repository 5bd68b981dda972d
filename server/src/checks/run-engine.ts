/** Runs an engine within its time, and holds its findings against the contract before anybody sees them. */
import { MediaFindings as WireMediaFindings, TextFindings as WireTextFindings } from '@riscontro/contract';
import {
  type ContentKind,
  contentKinds,
  type MediaFindings,
  mediaFindings,
  type TextFindings,
  textFindings,
} from '@riscontro/contract/inside';
import { AppError } from '../domain/app-error.ts';
import type { Content } from '../domain/content.ts';
import { inTime } from '../domain/in-time.ts';
import type { CheckContext, Engine, Engines } from '../pipelines/engine.ts';

/** The kind's engine; throws the 503 of a kind that has none. */
export function engineFor(engines: Engines, kind: ContentKind): Engine<ContentKind> {
  const engine = engines[kind];
  if (!engine) throw new AppError('engineUnavailable', { kind: contentKinds[kind] });
  return engine as Engine<ContentKind>;
}

/** An engine that ignores the signal is left behind: the check ends when the signal says so. */
export async function runEngine(
  engine: Engine<ContentKind>,
  content: Content,
  context: CheckContext,
): Promise<TextFindings | MediaFindings> {
  const findings = await inTime(engine.check(content, context), context.signal);
  return content.kind === 'text' || content.kind === 'article'
    ? textFindings.fromWire(WireTextFindings.parse(textFindings.toWire(findings as TextFindings)))
    : mediaFindings.fromWire(WireMediaFindings.parse(mediaFindings.toWire(findings as MediaFindings)));
}
