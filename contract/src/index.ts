/** The words of the Riscontro API, for servers, clients and tests. */
export * from './corrections.ts';
export * from './events.ts';
export * from './key-console.ts';
export * from './language.ts';
export * from './levels.ts';
export * from './openapi.ts';
export * from './problem-names.ts';
export * from './problems.ts';
export * from './registration.ts';
export * from './requests.ts';
export * from './result.ts';
export * from './signal-names.ts';
export * from './status.ts';
export * from './usage.ts';
