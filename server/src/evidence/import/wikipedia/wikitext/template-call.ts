/** A template as it is called: its name and what it is given. */
import type { TemplateArguments } from '../../../../language/grammar-encyclopedia.ts';

export interface TemplateCall {
  /** Between the bars; `equalsAt` is where a part's first own equals sign is, or -1. */
  readonly parts: readonly { readonly text: string; readonly equalsAt: number }[];
}

/** More than a template needs; whatever lies beyond is noise. */
const positionalMax = 100;

export function argumentsOf({ parts: [head, ...rest] }: TemplateCall): TemplateArguments {
  const [, name = '', afterColon] = /^\s*(?:template\s*:|:)?([^:]*:?)(.*)$/is.exec(head?.text ?? '') ?? [];
  const positional: string[] = [];
  const named = new Map<string, string>();
  if (name.endsWith(':')) positional.push((afterColon ?? '').trim());
  for (const { text, equalsAt } of rest) {
    const key = equalsAt < 0 ? '' : text.slice(0, equalsAt).trim().toLowerCase();
    const value = text.slice(equalsAt + 1).trim();
    if (equalsAt < 0) {
      if (positional.length < positionalMax) positional.push(value);
    } else if (/^[1-9]\d?$/.test(key)) positional[Number(key) - 1] = value;
    else if (value !== '') named.set(key, value);
  }
  return {
    name: name
      .replace(/[_\s]+/g, ' ')
      .trim()
      .toLowerCase(),
    positional: Array.from(positional, (value) => value ?? ''),
    named,
  };
}
