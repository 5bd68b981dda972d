/**
 * The API's shapes under the names of the code, and their translations: what the service, the pages and the extension
 * work with. The same shape has the same name here and in index.ts, which has it as the wire does. Loads no schemas,
 * so that browsers can.
 */
export type { Language } from './language.ts';
export * from './phase-names.ts';
export * from './problem-names.ts';
export * from './progress-names.ts';
export * from './result-names.ts';
export * from './signal-names.ts';
export { nameOf } from './translation.ts';
export * from './value-names.ts';
