/** What a request wishes for its check beside the content: in JSON as truth values, in forms as words. */
import { AppError } from '../domain/app-error.ts';

/** The installation's own wishes. */
export interface ConfidentialSettings {
  /** Whether checks are confidential where neither the request nor the key says. */
  readonly byDefault: boolean;
  readonly retentionMs: number;
}

export interface CheckWishes {
  /** `riservata`: absent where the request leaves it to the key and the installation. */
  readonly isConfidential?: boolean;
  /** `anteprima`: absent where the request leaves it to the rule. */
  readonly keepsImages?: boolean;
}

const names = { isConfidential: 'riservata', keepsImages: 'anteprima' } as const;
/** As programs and check boxes send them; an empty one is none. */
const words = new Map([
  ...['true', '1', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'off'].map((word) => [word, false] as const),
]);

export function wishesFromJson(body: Readonly<Record<string, unknown>>): CheckWishes {
  // As nearly all requests are, without looking any further.
  if (body.riservata === undefined && body.anteprima === undefined) return none;
  return wishesFrom((name) => body[name]);
}

const none: CheckWishes = {};

export function wishesFromForm(fields: ReadonlyMap<string, string>): CheckWishes {
  return wishesFrom((name) => {
    const word = fields.get(name)?.trim().toLowerCase();
    return word === undefined || word === '' ? undefined : (words.get(word) ?? word);
  });
}

/** Throws the 400 of a wish that is neither true nor false: a misspelt one must not make a check public. */
function wishesFrom(wishOf: (name: string) => unknown): CheckWishes {
  const wishes: { -readonly [Name in keyof CheckWishes]: CheckWishes[Name] } = {};
  for (const wish of Object.keys(names) as (keyof typeof names)[]) {
    const value = wishOf(names[wish]);
    if (value === undefined) continue;
    if (typeof value !== 'boolean')
      throw new AppError('fieldInvalid', { field: names[wish], rule: { code: 'trueOrFalse' } });
    wishes[wish] = value;
  }
  return wishes;
}
