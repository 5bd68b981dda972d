/** Stands for store/sqlite/writer.ts in a process of commands: the same writer, on a thread that is handed on. */
export { createWriter } from '../../src/store/sqlite/writer.ts';
export { borrowWriterThread as startWriterThread } from './writer-threads.ts';
