/** Notes a check that the reader has asked for; whoever runs checks finds it there. */
import { newId } from './browser-api.ts';
import type { CheckContent } from './check-content.ts';
import { type CheckPlace, newRecord } from './check-record.ts';
import { addCheck } from './check-store.ts';
import { loadLanguage } from './settings.ts';

export async function noteCheck(content: CheckContent, place: CheckPlace): Promise<string> {
  const language = await loadLanguage();
  const record = newRecord({ id: newId(), content, place, language, startedAtMs: Date.now() });
  await addCheck(record);
  return record.id;
}
