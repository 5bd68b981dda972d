/** From texts to the numbers that a model reads: cut to its length, special tokens in their places. */
import { Tokenizer } from '@huggingface/tokenizers';
import { ModelError } from './model-error.ts';

/** One text, or a premise with the hypothesis that is held against it. */
export interface ModelText {
  readonly text: string;
  readonly pair?: string;
}

export interface TokenRow {
  readonly ids: readonly number[];
  /** 0 for the first text, 1 for the second. */
  readonly types: readonly number[];
}

export interface TokenReader {
  read(text: ModelText): TokenRow;
  readonly padId: number;
}

/** What is used of the tokenizer; its package's own types do not reach through Node's resolution. */
interface KnownTokenizer {
  readonly model: { readonly unk_token_id?: number; readonly unk_token?: string } | null;
  readonly post_processor: Frame | null;
  tokenize(text: string): string[];
  token_to_id(token: string): number | undefined;
  get_added_tokens_decoder(): Map<number, { readonly content: string; readonly special: boolean }>;
}

/** Puts the special tokens around one text or two. */
interface Frame {
  post_process(
    first: string[],
    second: string[] | null,
    special: true,
  ): { readonly tokens: string[]; readonly token_type_ids?: number[] };
}

/** No language has tokens this long on average: what lies beyond would be cut anyway, and is not even looked at. */
const charactersPerToken = 16;

export function createTokenReader(tokenizerJson: object, config: object, lengthMax: number): TokenReader {
  const tokenizer: KnownTokenizer = new Tokenizer(tokenizerJson, config);
  const { model, post_processor: frame } = tokenizer;
  if (!model || !frame) throw new ModelError({ code: 'tokensUnplaced' });
  const joinsTexts = frame.post_process(['a'], ['b'], true).tokens.includes('b');
  const marks = new Set(
    [...tokenizer.get_added_tokens_decoder().values()]
      .filter(({ special, content }) => special && content !== model.unk_token)
      .map(({ content }) => content),
  );
  const tokensOf = (text: string) =>
    tokenizer
      .tokenize(text.slice(0, lengthMax * charactersPerToken))
      // A text that writes “[SEP]” must not become two texts.
      .filter((token) => !marks.has(token));
  // One claim is held against many passages: it is cut into tokens once.
  let lastPair = { pair: '', tokens: [] as string[] };
  const tokensOfPair = (pair: string) => {
    if (lastPair.pair !== pair) lastPair = { pair, tokens: tokensOf(pair) };
    return lastPair.tokens;
  };

  return {
    padId: padIdOf(tokenizer, config),
    read({ text, pair }) {
      if (pair !== undefined && !joinsTexts) throw new ModelError({ code: 'pairsUnread' });
      const room = lengthMax - frame.post_process([], pair === undefined ? null : [], true).tokens.length;
      const [first, second] = cutToFit(tokensOf(text), pair === undefined ? null : tokensOfPair(pair), room);
      const { tokens, token_type_ids: types } = frame.post_process(first, second, true);
      return {
        ids: tokens.map((token) => tokenizer.token_to_id(token) ?? model.unk_token_id ?? 0),
        types: tokens.map((_, at) => types?.[at] ?? 0),
      };
    },
  };
}

/** The first text is cut first, but keeps half of the room; what the second has beyond the rest is cut then. */
export function cutToFit<T>(
  first: readonly T[],
  second: readonly T[] | null,
  room: number,
): [T[], T[] | null] {
  if (second === null) return [first.slice(0, room), null];
  const kept = first.slice(0, Math.max(room - second.length, Math.ceil(room / 2)));
  return [kept, second.slice(0, room - kept.length)];
}

function padIdOf(tokenizer: KnownTokenizer, config: object): number {
  const token = 'pad_token' in config ? config.pad_token : undefined;
  const content = typeof token === 'object' && token !== null && 'content' in token ? token.content : token;
  return (typeof content === 'string' ? tokenizer.token_to_id(content) : undefined) ?? 0;
}
