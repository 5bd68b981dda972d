/** Typed client for a Riscontro server. */
export type {
  DailyUsage,
  DeactivatedKey,
  KeyErrors,
  Language,
  MediaResult,
  Problem,
  ProblemCode,
  Progress,
  RotatedKey,
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
  type RotateOptions,
  type SubmitOptions,
  type Submitted,
  type VerifyOptions,
} from './client.ts';
export { type DeleteOptions, type Deletion, deleteResult } from './delete-result.ts';
export { createEventStreamParser, type StreamEvent } from './event-stream.ts';
export {
  askFreeCheck,
  askStanding,
  type FreeCallOptions,
  type FreeCheckWatcher,
  type Standing,
  sendFreeCheck,
} from './free-check.ts';
export { type FailureCode, RiscontroError } from './riscontro-error.ts';
export { type ProofWatcher, solveProof } from './solve-proof.ts';
