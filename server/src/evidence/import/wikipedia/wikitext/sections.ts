/** Cuts an article at its headings and leaves out the sections that are lists of other works. */
import { inAnyGrammar } from '../../../../language/grammars.ts';

export interface Section {
  /** Its place in the article; what stands before the first heading is 0. */
  readonly number: number;
  /** As written, empty before the first heading. */
  readonly heading: string;
  readonly wikitext: string;
}

/** In lower case, without what is in brackets. */
const leftOut = inAnyGrammar(({ encyclopedia }) => encyclopedia.sectionsLeftOut);

const headingLengthMax = 200;

export function sectionsOf(wikitext: string): Section[] {
  const sections: Section[] = [];
  /** The level of the heading whose section, with all those below it, is left out. */
  let skippedLevel = 0;
  let open = { heading: '', lines: [] as string[] };
  let number = 0;
  const close = () => {
    if (skippedLevel === 0) sections.push({ number, heading: open.heading, wikitext: open.lines.join('\n') });
  };
  for (const line of wikitext.split('\n')) {
    const found = headingOf(line);
    if (!found) {
      open.lines.push(line);
      continue;
    }
    close();
    number += 1;
    open = { heading: found.text, lines: [] };
    if (skippedLevel !== 0 && found.level > skippedLevel) continue;
    skippedLevel = isLeftOut(found.text) ? found.level : 0;
  }
  close();
  return sections;
}

/** `== Storia ==` */
function headingOf(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith('=')) return undefined;
  const trimmed = line.trimEnd();
  const before = /^={1,6}/.exec(trimmed)?.[0].length ?? 0;
  let after = 0;
  while (after < 6 && trimmed[trimmed.length - 1 - after] === '=') after += 1;
  const level = Math.min(before, after);
  const text = trimmed.slice(level, trimmed.length - level).trim();
  return level > 0 && text !== '' && trimmed.length > 2 * level ? { level, text } : undefined;
}

function isLeftOut(heading: string): boolean {
  if (heading.length > headingLengthMax) return false;
  const plain = heading
    .replace(/\([^)]*\)|'{2,}|\[\[|\]\]/g, '')
    .trim()
    .toLowerCase();
  return leftOut.has(plain);
}
