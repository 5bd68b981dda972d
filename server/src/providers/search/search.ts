/** A web search engine. */
import type { GrammarLanguage } from '../../language/grammars.ts';

export interface SearchHit {
  /** http(s) address, exactly as the engine gave it. Untrusted: fetched only through the guarded fetcher. */
  readonly url: string;
  readonly title: string;
  /** The engine's excerpt as plain text: no markup, entities decoded. Empty when it gave none. */
  readonly snippet: string;
  /** ISO 8601 date, where the engine tells it. */
  readonly publishedOn?: string;
}

export interface Search {
  /** Stable id, as in settings and logs: `brave`. */
  readonly id: string;
  /** Name for people: `Brave Search`. */
  readonly name: string;
  /**
   * At most 10 hits, best first, no address twice; an empty list when nothing was found.
   * Rejects with ProviderError, and soon after `signal` fires.
   */
  search(
    query: string,
    context: { readonly language: GrammarLanguage; readonly signal: AbortSignal },
  ): Promise<SearchHit[]>;
}
