/** What came out of the check of a claim, in parts of sentences: without a capital unless they open, without a full stop. */
import type { Confidence, TextLevel, UnverifiableReason } from '../../text-codes.ts';
import { format } from '../format.ts';

/** Independent sources for and against. */
interface Sides {
  supporting: number;
  refuting: number;
}

interface Forms {
  one: string;
  other: string;
}

const { plural } = format;

/** `is true` is said only when the service is sure. */
const verbs: Readonly<Record<Confidence, Forms>> = {
  high: { one: 'is', other: 'are' },
  medium: { one: 'appears to be', other: 'appear to be' },
  low: { one: 'seems to be', other: 'seem to be' },
};
const doubt = (confidence: Confidence) => (confidence === 'low' ? ', but this is not certain' : '');

const adjectives: Readonly<Record<TextLevel, string>> = {
  true: 'true',
  false: 'false',
  misleading: 'misleading',
  unverifiable: 'not verifiable',
};

const same = (text: string): Forms => ({ one: text, other: text });

const reasons: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: 'it is an opinion, and sources cannot prove an opinion',
    other: 'they are opinions, and sources cannot prove opinions',
  },
  forecast: {
    one: 'it is about the future, and no source can confirm or refute it today',
    other: 'they are about the future, and no source can confirm or refute them today',
  },
  privateFact: {
    one: 'it is about a private matter, which public sources do not document',
    other: 'they are about private matters, which public sources do not document',
  },
  tooRecent: {
    one: 'it is about very recent events, on which there are still few reliable sources',
    other: 'they are about very recent events, on which there are still few reliable sources',
  },
  conflictingSources: same('the sources read do not agree'),
  insufficientEvidence: {
    one: 'what was found is not enough to confirm or refute it',
    other: 'what was found is not enough to confirm or refute them',
  },
  serviceUnavailable: same(
    'some sources or parts of the service did not answer, so the check remained incomplete',
  ),
};

const settling: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: 'only the facts it rests on can be verified',
    other: 'only the facts they rest on can be verified',
  },
  forecast: {
    one: 'it can be verified only when the time comes',
    other: 'they can be verified only when the time comes',
  },
  privateFact: same('someone with direct knowledge, or a document made public, could settle it'),
  tooRecent: same('official statements or further independent sources may settle it in time'),
  conflictingSources: same(
    'settling it takes a primary source, or finding out whether the sources mean different dates or definitions',
  ),
  insufficientEvidence: same(
    'settling it takes a primary source, such as an official document, statistics or a study',
  ),
  serviceUnavailable: same('the check has to be repeated when everything answers again'),
};

const number = (count: number) => ['none', 'one'][count] ?? String(count);
const sources = (count: number) => ['no source', 'one source'][count] ?? `${count} independent sources`;
const pronoun = (claims: number) => plural(claims, { one: 'it', other: 'them' });
const confirm: Forms = { one: 'confirms', other: 'confirm' };
const contradict: Forms = { one: 'contradicts', other: 'contradict' };

export const claim = {
  /** Opens a sentence: how one claim, or several that came out alike, came out. */
  verdict({ level, confidence, claims }: { level: TextLevel; confidence: Confidence; claims: number }) {
    if (level === 'unverifiable')
      return claims === 1
        ? 'This claim cannot be verified'
        : `${claims === 2 ? 'Neither' : 'None'} of the ${claims} claims can be verified`;
    const outcome = `${plural(claims, verbs[confidence])} ${adjectives[level]}`;
    if (claims === 1) return `This claim ${outcome}${doubt(confidence)}`;
    const all = claims === 2 ? 'both' : 'all';
    const placed = confidence === 'high' ? outcome.replace('are', `are ${all}`) : `${all} ${outcome}`;
    return `The ${claims} claims ${placed}${doubt(confidence)}`;
  },

  /** Opens a sentence: how claims that came out otherwise than the whole add up, the unverified ones last. */
  tally({
    groups,
    level,
    confidence,
  }: {
    groups: readonly { readonly level: TextLevel; readonly count: number }[];
    level: TextLevel;
    confidence: Confidence;
  }) {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const parts = groups.map((group, index) => {
      // The verb of the first holds for those that follow.
      const verb = index === 0 ? `${plural(group.count, verbs[confidence])} ` : '';
      const outcome = `${verb}${adjectives[group.level]}`;
      const count = groups.length === 1 ? '' : `${group.count} `;
      return `${count}${group.level === 'unverifiable' ? 'could not be verified' : outcome}`;
    });
    const whole =
      level === 'unverifiable'
        ? 'on the whole the text cannot be verified'
        : `on the whole the text ${verbs[confidence].one} ${adjectives[level]}${doubt(confidence)}`;
    return groups.length === 1
      ? `Taken one by one, the ${total} claims ${parts[0]}; ${whole}`
      : `Of the ${total} claims, ${format.list(parts)}: ${whole}`;
  },

  /** What `fuorviante` rests on. */
  partly({ supporting, refuting, claims }: Sides & { claims: number }) {
    const confirming = `${sources(supporting)} ${plural(supporting, confirm)} one part`;
    if (supporting > 0 && refuting > 0)
      return `${confirming}, ${number(refuting)} ${plural(refuting, contradict)} another`;
    if (supporting > 0) return `${confirming}, another lacks backing or context`;
    if (refuting > 0)
      return `one part may be true, another is contradicted by ${sources(refuting)} or out of context`;
    return plural(claims, {
      one: 'it is backed in part, and in part contradicted or out of context',
      other: 'they are backed in part, and in part contradicted or out of context',
    });
  },

  /** What `vero` or `falso` rests on: `own` sources, at least one, and those of the other opinion. */
  backing({
    level,
    own,
    other,
    confidence,
    claims,
  }: {
    level: 'true' | 'false';
    own: number;
    other: number;
    confidence: Confidence;
    claims: number;
  }) {
    const [does, opposes] = level === 'true' ? [confirm, contradict] : [contradict, confirm];
    const who = own === 1 && confidence === 'low' ? 'only one source' : sources(own);
    const backs = `${who} ${plural(own, does)} ${pronoun(claims)}`;
    if (other > 0) return `${backs} and ${number(other)} ${plural(other, opposes)} ${pronoun(claims)}`;
    if (confidence !== 'high') return backs;
    return `${backs} and none of those read ${opposes.one} ${pronoun(claims)}`;
  },

  /** The sources that speak against `vero` or `falso` when none speaks for it; at least one. */
  opposing: ({ level, count, claims }: { level: 'true' | 'false'; count: number; claims: number }) =>
    `${sources(count)} ${plural(count, level === 'true' ? contradict : confirm)} ${pronoun(claims)}`,

  /** The sources of all claims together, at least one. */
  together({ supporting, refuting }: Sides) {
    const speak = (count: number) => `${number(count)} ${plural(count, { one: 'speaks', other: 'speak' })}`;
    const counts =
      supporting > 0
        ? `${speak(supporting)} in favour and ${number(refuting)} against`
        : `${speak(refuting)} against and none in favour`;
    return `among the independent sources read, ${counts}`;
  },

  factCheck({ publisher, rating }: { publisher?: string | undefined; rating?: string | undefined }) {
    const who = publisher
      ? `the fact-check published by ${format.quote(publisher)}`
      : 'a published fact-check';
    return rating ? `${who} gives the rating ${format.quote(rating)}` : `${who} deals with it`;
  },

  /** Words in another language than these. */
  quoted: ({ text }: { text: string }) => format.quote(text),

  /** A sentence of its own: that the bundled knowledge decided, and what that can be checked against. */
  known: ({ restsOn }: { restsOn?: string | undefined }) =>
    `this comes from Riscontro's bundled knowledge${restsOn ? `, which rests on: ${restsOn}` : ''}`,

  /** `vero`, `falso` or `fuorviante`, what it rests on, and what speaks against it; where both are empty, what was read. */
  decided({
    verdict,
    grounds,
    against,
  }: {
    verdict: string;
    grounds: readonly string[];
    against: readonly string[];
  }) {
    if (grounds.length + against.length === 0) return `${verdict}, going by what was read`;
    const because = grounds.length > 0 ? `: ${grounds.join('; ')}` : '';
    return `${verdict}${because}${against.length > 0 ? `, although ${format.list(against)}` : ''}`;
  },

  /** Why it could not be verified. `nothing`: nothing at all was found. */
  because({
    reason,
    supporting,
    refuting,
    nothing,
    claims,
  }: Sides & { reason: UnverifiableReason; nothing: boolean; claims: number }) {
    if (reason === 'insufficientEvidence' && nothing) return `nothing was found about ${pronoun(claims)}`;
    if (reason === 'insufficientEvidence' && supporting + refuting > 0)
      return `the evidence found is not enough, with ${sources(supporting)} in favour and ${number(refuting)} against`;
    const why = plural(claims, reasons[reason]);
    return reason === 'conflictingSources' && supporting > 0 && refuting > 0
      ? `${why}, with ${number(supporting)} in favour and ${number(refuting)} against`
      : why;
  },

  /** The verdict with the reason for it, or none where the verdict tells all, and where it was searched. */
  undecided: ({
    verdict,
    because,
    factCheck,
    searched,
  }: {
    verdict: string;
    because?: string | undefined;
    factCheck?: string | undefined;
    searched?: string | undefined;
  }) =>
    [
      verdict,
      because ? `: ${because}` : '',
      factCheck ? `; ${factCheck}` : '',
      searched ? ` (searched: ${searched})` : '',
    ].join(''),

  /** That `non verificabile` is neither true nor false: of all the claims, of `count` among them, or of the text. */
  doesNotMean({ subject, count }: { subject: 'all' | 'some' | 'text'; count: number }) {
    if (subject === 'text') return 'this does not mean that the text is true, nor that it is false';
    const meaning = plural(count, {
      one: 'this does not mean that it is true, nor that it is false',
      other: 'this does not mean that they are true, nor that they are false',
    });
    if (subject === 'all') return meaning;
    return `for ${plural(count, { one: 'the one', other: 'those' })} not verified, ${meaning}`;
  },

  /** What would settle it. */
  settledBy: ({ reason, claims }: { reason: UnverifiableReason; claims: number }) =>
    plural(claims, settling[reason]),

  /** A list of names that is cut short. */
  names: ({ names, more }: { names: readonly string[]; more: number }) =>
    format.list(more > 0 ? [...names, `${more} more`] : names),

  noAnswer: ({ names }: { names: string; count: number }) => `no answer came from: ${names}`,
  /** The whole summary of a claim in a language that is not read; those that are, by their codes. */
  unreadLanguage: ({ read }: { read: readonly string[] }) =>
    `This claim cannot be verified: it seems to be written in a language that Riscontro does not read yet. So far it reads texts in ${format.list(read.map(format.languageName))}. This does not mean that the claim is true, nor that it is false.`,
  /** A sentence of its own: that the operator's list of sources was used. */
  weighed: "the sources are weighed with the operator's list",
};
