/** What the reader has set: which server, which key, which language, and whether checks are confidential. Kept on this computer. */
/// <reference types="chrome" />
import { isLanguage, type Language } from '@riscontro/words';

export type LanguageChoice = Language | 'browser';

export interface Settings {
  /** The server's address without a slash at its end; empty while none is set. */
  readonly server: string;
  /** Empty: checks are the visitor's free ones. */
  readonly apiKey: string;
  readonly language: LanguageChoice;
  /** Whether every check is asked for as a confidential one; otherwise it is as the key and the server have it. */
  readonly isConfidential: boolean;
}

export const settingsKey = 'settings';

const defaults: Settings = { server: '', apiKey: '', language: 'browser', isConfidential: false };

/** Whatever is stored, as settings. */
export function settingsFrom(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const { server, apiKey, language, isConfidential } = stored as Record<string, unknown>;
  return {
    server: typeof server === 'string' ? server : '',
    apiKey: typeof apiKey === 'string' ? apiKey : '',
    language: typeof language === 'string' && isLanguage(language) ? language : 'browser',
    isConfidential: isConfidential === true,
  };
}

export async function loadSettings(): Promise<Settings> {
  const stored = await chrome.storage.local.get(settingsKey);
  return settingsFrom(stored[settingsKey]);
}

/** Another server gets no key that was meant for the one before. */
export function changedSettings(before: Settings, change: Partial<Settings>): Settings {
  const after = { ...before, ...change };
  return after.server === before.server || change.apiKey !== undefined ? after : { ...after, apiKey: '' };
}

export async function saveSettings(change: Partial<Settings>): Promise<Settings> {
  const settings = changedSettings(await loadSettings(), change);
  await chrome.storage.local.set({ [settingsKey]: settings });
  return settings;
}

/** The chosen language, or the browser's; English where the extension does not speak that one. */
export function languageOf(choice: LanguageChoice, browserLanguage: string): Language {
  if (choice !== 'browser') return choice;
  const [language = ''] = browserLanguage.toLowerCase().split('-', 1);
  return isLanguage(language) ? language : 'en';
}

export async function loadLanguage(): Promise<Language> {
  return languageOf((await loadSettings()).language, chrome.i18n.getUILanguage());
}
