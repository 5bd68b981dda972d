/** The extension as it is shipped, in a browser, with a service to ask and a site to read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@riscontro/contract';
import {
  type ExtensionBrowser,
  launchExtension,
  type Page,
} from '../../../server/test/browser/support/extension-browser.ts';
import { buildExtension } from '../../build/build-extension.ts';
import { wordsOf } from '../../src/shared/words.ts';
import { type ReaderSite, startReaderSite } from './reader-site.ts';
import { type ExtensionService, startService } from './service.ts';

export interface StartedExtension {
  readonly browser: ExtensionBrowser;
  readonly service: ExtensionService;
  readonly site: ReaderSite;
  /** Sets the server in the options, as a person does, and the key where one is given; an empty one is removed. */
  setUp(server: string, apiKey?: string): Promise<void>;
  setLanguage(language: Language): Promise<void>;
  /** The panel of a tab, as a page of its own. */
  panelOf(page: Page): Promise<Page>;
  close(): Promise<void>;
}

/** `language`: the reader's, in which the options are shown too. */
export async function startExtension(
  language: Language,
  settings: Record<string, string> = {},
): Promise<StartedExtension> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-extension-'));
  const site = await startReaderSite();
  const [browser, service] = await Promise.all([
    buildExtension(folder).then(() => launchExtension(join(folder, 'chrome'), language)),
    startService(site.host, settings),
  ]);
  async function setLanguage(chosen: Language): Promise<void> {
    const options = await browser.open('options/options.html');
    await options.locator('#language').selectOption(chosen);
    await options.getByText(wordsOf(chosen).extension.languageSaved).waitFor();
    await options.close();
  }
  // Not every browser has words of its own in every language: then it says that it speaks English.
  await setLanguage(language);
  const say = wordsOf(language).extension;
  return {
    browser,
    service,
    site,
    setLanguage,
    async setUp(server, apiKey) {
      const options = await browser.open('options/options.html');
      await options.getByLabel(say.serverLabel, { exact: true }).fill(server);
      await options.getByRole('button', { name: say.serverSave }).click();
      await options.getByRole('status').filter({ hasText: server }).filter({ hasNotText: '…' }).waitFor();
      if (apiKey === '') await options.getByRole('button', { name: say.keyRemove }).click();
      else if (apiKey !== undefined) {
        await options.getByLabel(say.keyLabel, { exact: true }).fill(apiKey);
        await options.getByRole('button', { name: say.keySave }).click();
      }
      if (apiKey !== undefined)
        await options.locator('#key-status').filter({ hasText: /\w/ }).filter({ hasNotText: '…' }).waitFor();
      await options.close();
    },
    panelOf: async (page) => browser.open(`panel/panel.html?tab=${await browser.tabOf(page)}`),
    async close() {
      await browser.close();
      await service.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
