/** Sentences of the catalogues as HTML: `code`, **strong words**, and gaps that are filled with HTML. The rest is text. */
import { Html, html } from './html.ts';

/** What stands between backticks is code, what stands between double asterisks is strong. */
export const markedText = (sentence: string): Html => marked(sentence, []);

/** Where the sentence takes a text, it can be given HTML: a link, a day, a level. */
type Filling<Values> = {
  readonly [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? Html : never);
};

/** The same for a sentence with gaps. */
export function filledText<Values extends object>(
  sentence: (values: Values) => string,
  values: Filling<Values>,
): Html {
  const pieces: Html[] = [];
  const placed = Object.entries(values).map(([name, value]) =>
    value instanceof Html ? [name, `\uE000${pieces.push(value) - 1}\uE001`] : [name, value],
  );
  return marked(sentence(Object.fromEntries(placed)), pieces);
}

function marked(sentence: string, pieces: readonly Html[]): Html {
  const parts = sentence.split(/(`[^`]+`|\*\*.+?\*\*|\uE000\d+\uE001)/s);
  return html`${parts.map((part, place) => (place % 2 === 0 ? part : markedPart(part, pieces)))}`;
}

function markedPart(part: string, pieces: readonly Html[]): Html | undefined {
  if (part.startsWith('`')) return html`<code>${marked(part.slice(1, -1), pieces)}</code>`;
  if (part.startsWith('**')) return html`<strong>${marked(part.slice(2, -2), pieces)}</strong>`;
  return pieces[Number(part.slice(1, -1))];
}
