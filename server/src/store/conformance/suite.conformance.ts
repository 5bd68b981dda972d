/** What the suite asks of a store's test file, and gives to its own parts. */
import type { Store } from '../store.ts';

/** Where a store keeps its things; empty when handed over. */
export interface StorePlace {
  /** Opens it as a server does. */
  open(): Promise<Store>;
  /** Opens it once more beside that: another node, or a command. */
  openBeside(): Promise<Store>;
  /** Runs a statement as whoever works on the tables by hand, with what guards them or after taking it away. */
  execute(statement: string, options: { readonly guarded: boolean }): Promise<void>;
  /** Removes everything; its stores are closed by then. */
  remove(): Promise<void>;
}

export interface Suite {
  /** The store that tests share. What they put there is theirs alone, so that none depends on another. */
  readonly store: Store;
  /** For tests that look at a whole store, or close it. */
  inEmptyPlace(work: (place: StorePlace) => Promise<void>): Promise<void>;
}
