/** The languages in which the service speaks: a folder and a line each. */
export { en } from './en/index.ts';
export { es } from './es/index.ts';
export { it } from './it/index.ts';
