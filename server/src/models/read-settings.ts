/** Reads one of a model's own settings files, which may hold anything. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ModelError } from './model-error.ts';

const settingsBytesMax = 1024 * 1024;

export async function readIfThere<T extends z.ZodType>(
  folder: string,
  path: string | undefined,
  schema: T,
): Promise<z.output<T> | undefined> {
  return path === undefined ? undefined : readSettings(folder, path, schema);
}

/** Rejects with ModelError. */
export async function readSettings<T extends z.ZodType>(
  folder: string,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const file = join(folder, path);
  try {
    if ((await stat(file)).size > settingsBytesMax) throw new ModelError({ code: 'settingsTooLarge' });
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const values = { file: path, place: placeOf(cause) };
    throw new ModelError({ code: 'settingsUnreadable', values }, cause);
  }
}

/** Where in the file the first fault is, for whoever wrote it. */
function placeOf(cause: unknown): string | undefined {
  const keys = cause instanceof z.ZodError ? (cause.issues[0]?.path ?? []) : [];
  const place = keys.map(String).join('.');
  return /^[\w.]{1,100}$/.test(place) ? place : undefined;
}
