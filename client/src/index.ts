/** Typed client for a Riscontro server. */
export type {
  Language,
  MediaResult,
  Problem,
  ProblemCode,
  Progress,
  RunningCheck,
  TextResult,
  UsageRecord,
  VerificationResult,
} from '@riscontro/contract';
export {
  type CallOptions,
  createRiscontro,
  type Media,
  type Riscontro,
  type RiscontroSettings,
  type Submitted,
  type VerifyOptions,
} from './client.ts';
export { createEventStreamParser, type StreamEvent } from './event-stream.ts';
export { type FailureCode, RiscontroError } from './riscontro-error.ts';
