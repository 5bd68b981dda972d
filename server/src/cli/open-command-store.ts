/** The store as commands open it: beside a running server, and with who gives the command noted. */
import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { commandActor } from './command-actor.ts';

export const openCommandStore = (settings: StoreSettings): Promise<Store> =>
  openStore(settings, { server: false, opener: commandActor() });
