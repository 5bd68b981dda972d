/** The words of a summary in English. */
import type { Confidence, TextLevel, UnverifiableReason } from '@riscontro/contract';
import { inNumber, joined, type Numbered, type SummaryWords } from './summary-words.ts';

/** `is true` is said only when the service is sure. */
const verbs: Readonly<Record<Confidence, Numbered>> = {
  alta: ['is', 'are'],
  media: ['appears to be', 'appear to be'],
  bassa: ['seems to be', 'seem to be'],
};
const doubt = (confidence: Confidence) => (confidence === 'bassa' ? ', but this is not certain' : '');

const adjectives: Readonly<Record<TextLevel, string>> = {
  vero: 'true',
  falso: 'false',
  fuorviante: 'misleading',
  'non verificabile': 'not verifiable',
};

const reasons: Readonly<Record<UnverifiableReason, Numbered>> = {
  opinione: [
    'it is an opinion, and sources cannot prove an opinion',
    'they are opinions, and sources cannot prove opinions',
  ],
  previsione: [
    'it is about the future, and no source can confirm or refute it today',
    'they are about the future, and no source can confirm or refute them today',
  ],
  fatto_privato: [
    'it is about a private matter, which public sources do not document',
    'they are about private matters, which public sources do not document',
  ],
  troppo_recente: [
    'it is about very recent events, on which there are still few reliable sources',
    'they are about very recent events, on which there are still few reliable sources',
  ],
  fonti_in_conflitto: 'the sources read do not agree',
  prove_insufficienti: [
    'what was found is not enough to confirm or refute it',
    'what was found is not enough to confirm or refute them',
  ],
  servizio_indisponibile:
    'some sources or parts of the service did not answer, so the check remained incomplete',
};

const settling: Readonly<Record<UnverifiableReason, Numbered>> = {
  opinione: ['only the facts it rests on can be verified', 'only the facts they rest on can be verified'],
  previsione: [
    'it can be verified only when the time comes',
    'they can be verified only when the time comes',
  ],
  fatto_privato: 'someone with direct knowledge, or a document made public, could settle it',
  troppo_recente: 'official statements or further independent sources may settle it in time',
  fonti_in_conflitto:
    'settling it takes a primary source, or finding out whether the sources mean different dates or definitions',
  prove_insufficienti:
    'settling it takes a primary source, such as an official document, statistics or a study',
  servizio_indisponibile: 'the check has to be repeated when everything answers again',
};

const number = (count: number) => ['none', 'one'][count] ?? String(count);
const sources = (count: number) => ['no source', 'one source'][count] ?? `${count} independent sources`;
const pronoun = (claims: number) => (claims === 1 ? 'it' : 'them');
const confirm: Numbered = ['confirms', 'confirm'];
const contradict: Numbered = ['contradicts', 'contradict'];

export const englishWords: SummaryWords = {
  verdict(level, confidence, claims) {
    if (level === 'non verificabile')
      return claims === 1
        ? 'This claim cannot be verified'
        : `${claims === 2 ? 'Neither' : 'None'} of the ${claims} claims can be verified`;
    const outcome = `${inNumber(verbs[confidence], claims)} ${adjectives[level]}`;
    if (claims === 1) return `This claim ${outcome}${doubt(confidence)}`;
    const all = claims === 2 ? 'both' : 'all';
    const placed = confidence === 'alta' ? outcome.replace('are', `are ${all}`) : `${all} ${outcome}`;
    return `The ${claims} claims ${placed}${doubt(confidence)}`;
  },

  tally(groups, level, confidence) {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const parts = groups.map((group, index) => {
      const verb = index === 0 ? `${inNumber(verbs[confidence], group.count)} ` : '';
      const outcome = `${verb}${adjectives[group.level]}`;
      const count = groups.length === 1 ? '' : `${group.count} `;
      return `${count}${group.level === 'non verificabile' ? 'could not be verified' : outcome}`;
    });
    const whole =
      level === 'non verificabile'
        ? 'on the whole the text cannot be verified'
        : `on the whole the text ${inNumber(verbs[confidence], 1)} ${adjectives[level]}${doubt(confidence)}`;
    return groups.length === 1
      ? `Taken one by one, the ${total} claims ${parts[0]}; ${whole}`
      : `Of the ${total} claims, ${joined(parts, 'and')}: ${whole}`;
  },

  partly({ supporting, refuting }, claims) {
    if (supporting > 0 && refuting > 0) {
      const against = `${number(refuting)} ${inNumber(contradict, refuting)} another`;
      return `${sources(supporting)} ${inNumber(confirm, supporting)} one part, ${against}`;
    }
    if (supporting > 0)
      return `${sources(supporting)} ${inNumber(confirm, supporting)} one part, another lacks backing or context`;
    if (refuting > 0)
      return `one part may be true, another is contradicted by ${sources(refuting)} or out of context`;
    return claims === 1
      ? 'it is backed in part, and in part contradicted or out of context'
      : 'they are backed in part, and in part contradicted or out of context';
  },

  backing(level, { own, other }, confidence, claims) {
    const [does, opposes] = level === 'vero' ? [confirm, contradict] : [contradict, confirm];
    const who = own === 1 && confidence === 'bassa' ? 'only one source' : sources(own);
    const backs = `${who} ${inNumber(does, own)} ${pronoun(claims)}`;
    if (other > 0) return `${backs} and ${number(other)} ${inNumber(opposes, other)} ${pronoun(claims)}`;
    if (confidence !== 'alta') return backs;
    return `${backs} and none of those read ${inNumber(opposes, 1)} ${pronoun(claims)}`;
  },

  opposing: (level, count, claims) =>
    `${sources(count)} ${inNumber(level === 'vero' ? contradict : confirm, count)} ${pronoun(claims)}`,

  together({ supporting, refuting }) {
    const speak = (count: number) => `${number(count)} ${count === 1 ? 'speaks' : 'speak'}`;
    const counts =
      supporting > 0
        ? `${speak(supporting)} in favour and ${number(refuting)} against`
        : `${speak(refuting)} against and none in favour`;
    return `among the independent sources read, ${counts}`;
  },

  factCheck(publisher, rating) {
    const who = publisher ? `the fact-check published by ${publisher}` : 'a published fact-check';
    return rating ? `${who} gives the rating ${rating}` : `${who} deals with it`;
  },
  known: (restsOn) =>
    `this comes from Riscontro's bundled knowledge${restsOn ? `, which rests on: ${restsOn}` : ''}`,
  although: 'although',
  and: 'and',
  onWhatWasRead: 'going by what was read',

  because(reason, { supporting, refuting, nothing }, claims) {
    if (reason === 'prove_insufficienti' && nothing) return `nothing was found about ${pronoun(claims)}`;
    if (reason === 'prove_insufficienti' && supporting + refuting > 0)
      return `the evidence found is not enough, with ${sources(supporting)} in favour and ${number(refuting)} against`;
    const why = inNumber(reasons[reason], claims);
    return reason === 'fonti_in_conflitto' && supporting > 0 && refuting > 0
      ? `${why}, with ${number(supporting)} in favour and ${number(refuting)} against`
      : why;
  },

  doesNotMean(subject, count) {
    if (subject === 'text') return 'this does not mean that the text is true, nor that it is false';
    const meaning =
      count === 1
        ? 'this does not mean that it is true, nor that it is false'
        : 'this does not mean that they are true, nor that they are false';
    if (subject === 'all') return meaning;
    return `for ${count === 1 ? 'the one' : 'those'} not verified, ${meaning}`;
  },
  settledBy: (reason, claims) => inNumber(settling[reason], claims),
  searchedIn: (names) => `searched: ${names}`,
  more: (count) => `${count} more`,
  noAnswer: (names) => `no answer came from: ${names}`,
  weighed: "the sources are weighed with the operator's list",
};
