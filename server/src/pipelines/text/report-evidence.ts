/** What of the evidence is shown: the quotes that decided, each with the source that it was read in. */
import type { Evidence, Language, SingleClaim, Source } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import type { Passage } from '../../domain/passage.ts';
import { findQuote } from '../../domain/quote-lock.ts';
import { restsOnSources, type Verdict } from '../../domain/verdict.ts';
import { sourceFor } from '../../knowledge/knowledge-passages.ts';
import type { KnowledgeLanguage } from '../../knowledge/knowledge-schema.ts';
import type { KnownAnswer } from '../../knowledge/known-claims.ts';
import { type Examination, isVoice, type Side, type Witness } from './examine.ts';

/** For each side of each claim: more would bury the best. */
const quotesMax = 3;
const nameLengthMax = 120;

export interface ReportedEvidence {
  readonly sources: Source[];
  readonly evidence: Evidence[];
  readonly claims: SingleClaim[];
}

/** `language`: of what we write ourselves; `textsIn`: of what the bundled knowledge says. Quotes stay as they were read. */
export function reportEvidence(
  examinations: readonly Examination[],
  verdicts: readonly Verdict[],
  language: Language,
  textsIn: KnowledgeLanguage,
): ReportedEvidence {
  const sources: Source[] = [];
  const evidence: Evidence[] = [];
  const places = new Map<string, number>();
  const placeOf = (key: string, source: () => Source) => {
    const place = places.get(key) ?? sources.push(source()) - 1;
    places.set(key, place);
    return place;
  };
  // With one claim there is nothing to tell apart.
  const about = (i: number) => (examinations.length > 1 ? { claim: i } : {});
  const claims = examinations.map((examination, i): SingleClaim => {
    const verdict = verdicts[i];
    const shown: number[] = [];
    const { factCheck, known } = examination;
    // What was found beside an opinion is no evidence.
    if (verdict && !restsOnSources(verdict)) {
      return { text: examination.claim, level: verdict.level, score: verdict.score, evidence: [] };
    }
    if (factCheck && factCheck.level !== 'unverifiable') {
      const source = placeOf(factCheck.url, () => factCheckSource(examination));
      const side = factCheck.level === 'true' ? 'supports' : 'refutes';
      const text = `«${factCheck.claimReviewed}»: ${factCheck.rating}`;
      shown.push(evidence.push({ side, text, source, ...about(i) }) - 1);
    }
    if (known) {
      const source = placeOf(`known ${known.entry.id}`, () => knownSource(known, language, textsIn));
      const side = known.level === 'true' ? 'supports' : 'refutes';
      shown.push(evidence.push({ side, text: known.entry.explanation[textsIn], source, ...about(i) }) - 1);
    }
    for (const side of ['supports', 'refutes'] as const) {
      const witnesses = known
        ? examination.witnesses.filter((one) => !isAgainst(known, one, side))
        : examination.witnesses;
      for (const { passage, stance } of strongest(witnesses, side)) {
        const source = placeOf(passage.id, () => passageSource(passage));
        shown.push(evidence.push({ side, text: stance.quote, source, ...about(i) }) - 1);
      }
    }
    return {
      text: examination.claim,
      level: verdict?.level ?? 'unverifiable',
      score: verdict?.score ?? 50,
      evidence: shown,
    };
  });
  return { sources, evidence, claims };
}

/** Where the knowledge has an answer, what else it says is no evidence to the contrary. */
function isAgainst({ level }: KnownAnswer, { passage }: Witness, side: Side): boolean {
  return passage.writtenBy !== undefined && (side === 'supports') !== (level === 'true');
}

/** The best of every origin, strongest first; only quotes that really stand in what was read. */
function strongest(witnesses: readonly Witness[], side: Side): Witness[] {
  const origins = new Set<number>();
  return witnesses
    .filter((witness) => isVoice(witness, side))
    .filter(({ passage, stance }) => findQuote(passage.text, stance.quote) !== undefined)
    .sort((a, b) => b.stance[side] - a.stance[side])
    .filter(({ origin }) => !origins.has(origin) && origins.add(origin))
    .slice(0, quotesMax);
}

function passageSource(passage: Passage): Source {
  const title = passage.title || new URL(passage.url).hostname;
  return {
    name: cut(passage.writtenBy ? `${passage.writtenBy}: ${title}` : title),
    url: passage.url,
    excerpt: passage.text,
    retrievedAt: new Date(passage.retrievedAtMs).toISOString(),
    kind: passage.kind,
  };
}

/** Never in the middle of an emoji. */
function cut(name: string): string {
  return name.slice(0, nameLengthMax).replace(/[\ud800-\udbff]$/, '');
}

/** The words are the knowledge's own; the address is that of a page that says so too. */
function knownSource({ entry }: KnownAnswer, language: Language, textsIn: KnowledgeLanguage): Source {
  const { name, url } = sourceFor(entry.sources, textsIn);
  const title = wordsIn(language).summaries.sources.bundledKnowledge;
  return {
    name: cut(`${title} (${name})`),
    url,
    excerpt: entry.explanation[textsIn],
    ...(textsIn === language ? {} : { language: textsIn }),
    kind: 'local',
  };
}

function factCheckSource({ factCheck }: Examination): Source {
  return {
    name: cut(factCheck?.publisher || factCheck?.title || ''),
    url: factCheck?.url ?? '',
    excerpt: factCheck?.claimReviewed ?? '',
    kind: 'factCheck',
  };
}
