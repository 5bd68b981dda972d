/** What the widget tells the loader on the page around it. The loader says `hello`, and nothing else. */
import type { VerificationResult } from '@riscontro/contract';

export type LoaderMessage =
  | { readonly riscontro: 'ready' }
  | { readonly riscontro: 'height'; readonly height: number }
  | ({ readonly riscontro: 'result' } & Pick<
      VerificationResult,
      'id' | 'tipo' | 'livello' | 'affidabilita' | 'condividi'
    >)
  /** No check can be begun now; `codice` says why. */
  | { readonly riscontro: 'limit'; readonly codice: string };
