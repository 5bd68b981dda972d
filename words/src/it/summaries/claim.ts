/** What came out of the check of a claim, in parts of sentences: without a capital unless they open, without a full stop. */

import type { Words } from '../../languages.ts';
import type { Confidence, TextLevel, UnverifiableReason } from '../../text-codes.ts';
import { format } from '../format.ts';
import { levels } from '../verdict/verdict.ts';

interface Forms {
  one: string;
  other: string;
}

const { plural } = format;

/** `è vera` is said only when the service is sure. */
const verbs: Readonly<Record<Confidence, Forms>> = {
  high: { one: 'è', other: 'sono' },
  medium: { one: 'risulta', other: 'risultano' },
  low: { one: 'sembra', other: 'sembrano' },
};
const doubt = (confidence: Confidence) => (confidence === 'low' ? ', ma non è sicuro' : '');

/** Of claims, which are feminine; a text is masculine and has the level's own word. */
const adjectives: Readonly<Record<TextLevel, Forms>> = {
  true: { one: 'vera', other: 'vere' },
  false: { one: 'falsa', other: 'false' },
  misleading: { one: 'fuorviante', other: 'fuorvianti' },
  unverifiable: { one: 'non verificabile', other: 'non verificabili' },
};

const same = (text: string): Forms => ({ one: text, other: text });

const reasons: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: "è un'opinione, e un'opinione non si può dimostrare con le fonti",
    other: 'sono opinioni, e le opinioni non si possono dimostrare con le fonti',
  },
  forecast: {
    one: 'riguarda il futuro, e oggi nessuna fonte può confermarla o smentirla',
    other: 'riguardano il futuro, e oggi nessuna fonte può confermarle o smentirle',
  },
  privateFact: {
    one: 'riguarda un fatto privato, che le fonti pubbliche non documentano',
    other: 'riguardano fatti privati, che le fonti pubbliche non documentano',
  },
  tooRecent: {
    one: 'riguarda fatti molto recenti, su cui le fonti affidabili sono ancora poche',
    other: 'riguardano fatti molto recenti, su cui le fonti affidabili sono ancora poche',
  },
  conflictingSources: same('le fonti lette non concordano'),
  insufficientEvidence: {
    one: 'quanto è stato trovato non basta per confermarla né per smentirla',
    other: 'quanto è stato trovato non basta per confermarle né per smentirle',
  },
  serviceUnavailable: same(
    'alcune fonti o parti del servizio non hanno risposto, quindi la verifica è rimasta incompleta',
  ),
};

const settling: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: 'si possono verificare solo i fatti su cui si basa',
    other: 'si possono verificare solo i fatti su cui si basano',
  },
  forecast: {
    one: 'si potrà verificare solo a suo tempo',
    other: 'si potranno verificare solo a suo tempo',
  },
  privateFact: same('lo può chiarire chi ne ha conoscenza diretta, o un documento reso pubblico'),
  tooRecent: same('potranno chiarirlo comunicazioni ufficiali o altre fonti indipendenti'),
  conflictingSources: same(
    'per stabilirlo serve una fonte primaria, oppure bisogna capire se le fonti intendono date o definizioni diverse',
  ),
  insufficientEvidence: same(
    'per stabilirlo serve una fonte primaria, come un documento ufficiale, una statistica o uno studio',
  ),
  serviceUnavailable: same('per stabilirlo occorre ripetere la verifica quando tutto risponde di nuovo'),
};

const number = (count: number) => ['nessuna', 'una'][count] ?? String(count);
const sources = (count: number) => ['nessuna fonte', 'una fonte'][count] ?? `${count} fonti indipendenti`;
const pronoun = (claims: number) => plural(claims, { one: 'la', other: 'le' });
const confirm: Forms = { one: 'conferma', other: 'confermano' };
const contradict: Forms = { one: 'smentisce', other: 'smentiscono' };

export const claim: Words['summaries']['claim'] = {
  verdict({ level, confidence, claims }) {
    if (level === 'unverifiable')
      return claims === 1
        ? "L'affermazione non è verificabile"
        : `Nessuna delle ${claims} affermazioni è verificabile`;
    const [verb, adjective] = [plural(claims, verbs[confidence]), plural(claims, adjectives[level])];
    const all = claims === 2 ? 'entrambe' : 'tutte';
    return claims === 1
      ? `L'affermazione ${verb} ${adjective}${doubt(confidence)}`
      : `Le ${claims} affermazioni ${verb} ${all} ${adjective}${doubt(confidence)}`;
  },

  tally({ groups, level, confidence }) {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const parts = groups.map((group, index) => {
      const unverified = `non si ${plural(group.count, { one: 'è potuta', other: 'sono potute' })} verificare`;
      const verb = index === 0 ? `${plural(group.count, verbs[confidence])} ` : '';
      const outcome = `${verb}${plural(group.count, adjectives[group.level])}`;
      const count = groups.length === 1 ? '' : `${group.count} `;
      return `${count}${group.level === 'unverifiable' ? unverified : outcome}`;
    });
    const whole =
      level === 'unverifiable'
        ? 'nel complesso il testo non è verificabile'
        : `nel complesso il testo ${verbs[confidence].one} ${levels[level]}${doubt(confidence)}`;
    return groups.length === 1
      ? `Prese una per una, le ${total} affermazioni ${parts[0]}; ${whole}`
      : `Delle ${total} affermazioni, ${format.list(parts)}: ${whole}`;
  },

  partly({ supporting, refuting, claims }) {
    if (supporting > 0 && refuting > 0)
      return `una parte è confermata da ${sources(supporting)}, un'altra è smentita da ${number(refuting)}`;
    if (supporting > 0)
      return `una parte è confermata da ${sources(supporting)}, un'altra è senza conferme o fuori contesto`;
    if (refuting > 0)
      return `una parte può essere vera, un'altra è smentita da ${sources(refuting)} o fuori contesto`;
    return plural(claims, {
      one: 'in parte trova conferma, in parte è smentita o fuori contesto',
      other: 'in parte trovano conferma, in parte sono smentite o fuori contesto',
    });
  },

  backing({ level, own, other, confidence, claims }) {
    const [does, opposes] = level === 'true' ? [confirm, contradict] : [contradict, confirm];
    const who = own === 1 && confidence === 'low' ? 'una sola fonte' : sources(own);
    const backs = `${who} ${pronoun(claims)} ${plural(own, does)}`;
    if (other > 0) return `${backs} e ${number(other)} ${pronoun(claims)} ${plural(other, opposes)}`;
    if (confidence !== 'high') return backs;
    return `${backs} e nessuna di quelle lette ${pronoun(claims)} ${opposes.one}`;
  },

  opposing: ({ level, count, claims }) =>
    `${sources(count)} ${pronoun(claims)} ${plural(count, level === 'true' ? contradict : confirm)}`,

  together({ supporting, refuting }) {
    const speak = (count: number) => `${number(count)} ${plural(count, { one: 'parla', other: 'parlano' })}`;
    const counts =
      supporting > 0
        ? `${speak(supporting)} a favore e ${number(refuting)} contro`
        : `${speak(refuting)} contro e nessuna a favore`;
    return `tra le fonti indipendenti lette, ${counts}`;
  },

  factCheck({ publisher, rating }) {
    const who = publisher
      ? `il fact-check pubblicato da ${format.quote(publisher)}`
      : 'un fact-check già pubblicato';
    return rating ? `${who} dà il giudizio ${format.quote(rating)}` : `${who} se ne è occupato`;
  },

  quoted: ({ text }) => format.quote(text),

  known: ({ restsOn }) =>
    `lo dice la conoscenza di base di Riscontro${restsOn ? `, che si appoggia a: ${restsOn}` : ''}`,

  decided({ verdict, grounds, against }) {
    if (grounds.length + against.length === 0) return `${verdict}, in base a quanto è stato letto`;
    const because = grounds.length > 0 ? `: ${grounds.join('; ')}` : '';
    return `${verdict}${because}${against.length > 0 ? `, anche se ${format.list(against)}` : ''}`;
  },

  because({ reason, supporting, refuting, nothing, claims }) {
    if (reason === 'insufficientEvidence' && nothing)
      return `non è stato trovato nulla che ${pronoun(claims)} riguardi`;
    if (reason === 'insufficientEvidence' && supporting + refuting > 0)
      return `le prove trovate non bastano, con ${sources(supporting)} a favore e ${number(refuting)} contro`;
    const why = plural(claims, reasons[reason]);
    return reason === 'conflictingSources' && supporting > 0 && refuting > 0
      ? `${why}, con ${number(supporting)} a favore e ${number(refuting)} contro`
      : why;
  },

  undecided: ({ verdict, because, factCheck, searched }) =>
    [
      verdict,
      because ? `: ${because}` : '',
      factCheck ? `; ${factCheck}` : '',
      searched ? ` (ricerca in: ${searched})` : '',
    ].join(''),

  doesNotMean({ subject, count }) {
    if (subject === 'text') return 'questo non significa che il testo sia vero né che sia falso';
    const meaning = plural(count, {
      one: 'questo non significa che sia vera né che sia falsa',
      other: 'questo non significa che siano vere né che siano false',
    });
    if (subject === 'all') return meaning;
    return `${plural(count, { one: 'per quella non verificata', other: 'per quelle non verificate' })}, ${meaning}`;
  },

  settledBy: ({ reason, claims }) => plural(claims, settling[reason]),

  names: ({ names, more }) =>
    format.list(more > 0 ? [...names, plural(more, { one: "un'altra", other: `altre ${more}` })] : names),

  noAnswer: ({ names, count }) =>
    `${plural(count, { one: 'non ha risposto', other: 'non hanno risposto' })}: ${names}`,
  unreadLanguage: ({ read }) =>
    `L'affermazione non è verificabile: sembra scritta in una lingua che Riscontro non legge ancora. Per ora legge testi in ${format.list(read.map(format.languageName))}. Questo non significa che l'affermazione sia vera né che sia falsa.`,
  weighed: "le fonti sono pesate con la lista dell'operatore",
};
