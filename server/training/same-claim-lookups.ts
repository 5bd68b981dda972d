/** Claims looked up among known ones: the known claim that says the same, and others that only look as if they did. */

import type { KnownClaim } from '../src/knowledge/knowledge-schema.ts';
import { analyse } from '../src/language/analyse.ts';
import type { GrammarLanguage } from '../src/language/grammars.ts';
import { searchConcepts } from '../src/language/search-concepts.ts';
import type { Statement } from '../src/providers/judge/local/same-claim-features.ts';

/** A known claim; what stands under `denials` says the contrary of it. */
export interface Known {
  readonly wordings: readonly Statement[];
  readonly denials: readonly Statement[];
  /** Its explanation, whose words belong to it too. */
  readonly about: readonly Statement[];
}

export interface Lookup {
  readonly claim: Statement;
  /** `plain`, or how it was altered so that nothing known says the same: `negated`, `number`. */
  readonly kind: 'plain' | 'negated' | 'number';
  /** The known claim that says the same, without the wording that is looked up. */
  readonly same: Known | undefined;
  /** Whether the claim denies what the known one says. */
  readonly denies: boolean;
  readonly others: readonly Known[];
  readonly set: 'fever' | 'knowledge';
  /** Lookups of one group are trained on or measured on together. */
  readonly group: string;
}

interface Row {
  readonly dataset: string;
  readonly claim: string;
  readonly gold: readonly string[];
  readonly pair?: string | null | undefined;
}

const nearMax = 6;

/** FEVER's claims in the one language, known in the other; beside them the claims that share most words. */
export function feverLookups(rows: readonly Row[]): Lookup[] {
  const english = rows.filter(({ dataset }) => dataset === 'fever_en');
  const italian = rows.filter(({ dataset }) => dataset === 'fever_it');
  const byPair = new Map(english.map((row) => [row.pair, row]));
  const meaningOf = sameMeanings(italian.map(({ claim, pair }) => [claim, byPair.get(pair)?.claim ?? claim]));
  const known = (language: GrammarLanguage) => (row: Row) => knownAs({ text: row.claim, language });
  const nearest = createNearest([...italian.map(known('it')), ...english.map(known('en'))]);
  return italian.flatMap(({ claim, gold, pair }) => {
    const translated = byPair.get(pair)?.claim;
    if (translated === undefined) return [];
    const [it, en]: Statement[] = [
      { text: claim, language: 'it' },
      { text: translated, language: 'en' },
    ] as const;
    if (!it || !en) return [];
    const others = (one: Statement) =>
      nearest(one).filter(({ wordings: [first] }) => meaningOf(first?.text ?? '') !== meaningOf(claim));
    const common = { denies: false, set: 'fever', group: gold[0] ?? claim } as const;
    const plain = (one: Statement, same: Statement): Lookup => ({
      ...common,
      claim: one,
      kind: 'plain',
      same: knownAs(same),
      others: others(one),
    });
    const altered = (one: Statement | undefined, kind: Lookup['kind']): Lookup[] =>
      one ? [{ ...common, claim: one, kind, same: undefined, others: [knownAs(it), knownAs(en)] }] : [];
    return [
      plain(it, en),
      plain(en, it),
      ...altered(negated(it), 'negated'),
      ...altered(negated(en), 'negated'),
      ...altered(renumbered(it), 'number'),
      ...altered(renumbered(en), 'number'),
    ];
  });
}

/** Every wording of the bundled knowledge, looked up as if it were not there. */
export function knowledgeLookups(entries: readonly KnownClaim[]): Lookup[] {
  const knowns = new Map(entries.map((entry) => [entry, knownFrom(entry)]));
  const nearest = createNearest([...knowns.values()]);
  return entries.flatMap((entry) => {
    const known = knowns.get(entry);
    if (!known) return [];
    const lookup = (claim: Statement, denies: boolean): Lookup => ({
      claim,
      kind: 'plain',
      same: {
        wordings: known.wordings.filter((one) => one !== claim),
        denials: known.denials.filter((one) => one !== claim),
        about: known.about,
      },
      denies,
      others: nearest(claim).filter((other) => other !== known),
      set: 'knowledge',
      group: entry.id.split('-', 1)[0] ?? '',
    });
    return [
      ...known.wordings.map((claim) => lookup(claim, false)),
      ...known.denials.map((claim) => lookup(claim, true)),
    ];
  });
}

function knownFrom({ wordings, contrary, explanation }: KnownClaim): Known {
  const languages = ['it', 'en'] as const;
  return {
    wordings: languages.flatMap((language) => wordings[language].map((text) => ({ text, language }))),
    denials: contrary ? languages.map((language) => ({ text: contrary[language], language })) : [],
    about: languages.map((language) => ({ text: explanation[language], language })),
  };
}

function knownAs(statement: Statement): Known {
  return { wordings: [statement], denials: [], about: [] };
}

/** Those of a list that share most words with a claim, in whichever language it is. */
function createNearest(knowns: readonly Known[]): (claim: Statement) => Known[] {
  const terms = knowns.map(
    ({ wordings }) => new Set(wordings.flatMap(({ text, language }) => analyse(text, language))),
  );
  return ({ text, language }) => {
    const concepts = searchConcepts(text, language);
    return knowns
      .map((known, i) => ({
        known,
        score: concepts.reduce(
          (sum, concept) =>
            sum + Math.max(0, ...concept.terms.map(({ term, weight }) => (terms[i]?.has(term) ? weight : 0))),
          0,
        ),
      }))
      .filter(({ known, score }) => score > 0 && known.wordings.every((wording) => wording.text !== text))
      .sort((a, b) => b.score - a.score)
      .slice(0, 2 * nearMax)
      .map(({ known }) => known);
  };
}

/** The set has claims several times over, in slightly different words: what translates alike means the same. */
function sameMeanings(pairs: readonly (readonly [string, string])[]): (text: string) => string {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const parents = new Map<string, string>();
  const rootOf = (text: string): string => {
    const parent = parents.get(text) ?? text;
    return parent === text ? text : rootOf(parent);
  };
  for (const [one, other] of pairs) parents.set(rootOf(bare(one)), rootOf(bare(other)));
  return (text) => rootOf(bare(text));
}

/** Only of plain statements: a second negation would make it the same again. */
function negated({ text, language }: Statement): Statement | undefined {
  const turned =
    /\b(not|no|non|never|mai|nessun\w*|senza|without|in?capa\w+|rifiut\w+|refuse\w*|un\w+able|unmarried|zero|smess\w+|stopped)\b/i;
  if (turned.test(text)) return undefined;
  const changed =
    language === 'en'
      ? text.replace(/ (is|was|are|were|has|had|can|did|will) /, ' $1 not ')
      : text.replace(/ (è|fu|era|sono|ha|hanno|furono|erano|può|venne) /, ' non $1 ');
  return changed === text ? undefined : { text: changed, language };
}

function renumbered({ text, language }: Statement): Statement | undefined {
  const changed = text.replace(/\d+/, (digits) => {
    const value = Number(digits);
    return String(value > 1000 && value < 2100 ? value - 7 : value * 3 + 1);
  });
  return changed === text ? undefined : { text: changed, language };
}
