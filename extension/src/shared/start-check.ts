/** Notes a check that the reader has asked for; whoever runs checks finds it there. */
import { newId } from './browser-api.ts';
import type { CheckContent } from './check-content.ts';
import { type CheckPlace, newRecord } from './check-record.ts';
import { addCheck } from './check-store.ts';
import { loadLanguage, loadSettings } from './settings.ts';

export async function noteCheck(content: CheckContent, place: CheckPlace): Promise<string> {
  const [language, { isConfidential }] = await Promise.all([loadLanguage(), loadSettings()]);
  const startedAtMs = Date.now();
  const record = newRecord({ id: newId(), content, place, language, isConfidential, startedAtMs });
  await addCheck(record);
  return record.id;
}
