/** The server's address: made whole, permitted by the reader for that host alone, and tried. */
/// <reference types="chrome" />
import { RiscontroError } from '@riscontro/client';
import type { Language } from '@riscontro/contract';
import { place } from '../shared/draw.ts';
import { isOwnHost, permissionFor, readServerAddress, type ServerAddress } from '../shared/server-address.ts';
import { askFreeStanding } from '../shared/server-calls.ts';
import { loadSettings, saveSettings } from '../shared/settings.ts';
import { wordsOf } from '../shared/words.ts';

export interface ServerFormNeeds {
  readonly language: () => Language;
  /** Shows what is stored now. */
  readonly refresh: () => Promise<void>;
  /** Gives back the permission for a server that is no longer asked. */
  readonly giveBack: (server: string) => Promise<boolean>;
}

export function watchServerForm({ language, refresh, giveBack }: ServerFormNeeds): void {
  const field = place<HTMLInputElement>('server-url');
  const status = place('server-status');

  async function save(address: ServerAddress, isAllowed: Promise<boolean>): Promise<void> {
    const say = wordsOf(language()).extension;
    const { base, permission } = address;
    if (!(await isAllowed)) {
      status.textContent = say.serverRefused({ host: new URL(base).host });
      return;
    }
    const before = await loadSettings();
    await saveSettings({ server: base });
    if (before.server !== '' && permissionFor(new URL(before.server)) !== permission)
      await giveBack(before.server);
    await refresh();
    const isKeyDropped = before.apiKey !== '' && before.server !== base;
    status.textContent = say.serverTrying({ base });
    const found = await tryServer(base, language());
    status.textContent = [
      found,
      ...(address.isPlain && !isOwnHost(new URL(base).hostname) ? [say.serverPlain] : []),
      ...(isKeyDropped ? [say.keyDropped] : []),
    ].join(' ');
  }

  place('server-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const address = readServerAddress(field.value);
    field.toggleAttribute('aria-invalid', !address);
    if (!address) {
      status.textContent = wordsOf(language()).extension.serverBad;
      field.focus();
      return;
    }
    // Before anything is waited for: browsers ask only as an answer to a click.
    const isAllowed = chrome.permissions.request({ origins: [address.permission] }).catch(() => false);
    void save(address, isAllowed);
  });
}

/** What answers there. */
async function tryServer(base: string, language: Language): Promise<string> {
  const say = wordsOf(language).extension;
  try {
    const { limite = 0, rimanenti } = await askFreeStanding(base, language);
    return limite === 0
      ? say.serverKeyOnly({ base })
      : say.serverFree({ base, limit: limite, left: rimanenti });
  } catch (error) {
    const isSilent =
      error instanceof RiscontroError && (error.code === 'network' || error.code === 'timeout');
    return isSilent ? say.serverSilent({ base }) : say.serverForeign({ base });
  }
}
