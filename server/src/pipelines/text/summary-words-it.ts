/** The words of a summary in Italian. */
import type { Confidence, TextLevel, UnverifiableReason } from '@riscontro/contract';
import { inNumber, joined, type Numbered, type SummaryWords } from './summary-words.ts';

/** `è vera` is said only when the service is sure. */
const verbs: Readonly<Record<Confidence, Numbered>> = {
  alta: ['è', 'sono'],
  media: ['risulta', 'risultano'],
  bassa: ['sembra', 'sembrano'],
};
const doubt = (confidence: Confidence) => (confidence === 'bassa' ? ', ma non è sicuro' : '');

/** Of claims, which are feminine; a text is masculine and has the level's own word. */
const adjectives: Readonly<Record<TextLevel, Numbered>> = {
  vero: ['vera', 'vere'],
  falso: ['falsa', 'false'],
  fuorviante: ['fuorviante', 'fuorvianti'],
  'non verificabile': ['non verificabile', 'non verificabili'],
};

const reasons: Readonly<Record<UnverifiableReason, Numbered>> = {
  opinione: [
    "è un'opinione, e un'opinione non si può dimostrare con le fonti",
    'sono opinioni, e le opinioni non si possono dimostrare con le fonti',
  ],
  previsione: [
    'riguarda il futuro, e oggi nessuna fonte può confermarla o smentirla',
    'riguardano il futuro, e oggi nessuna fonte può confermarle o smentirle',
  ],
  fatto_privato: [
    'riguarda un fatto privato, che le fonti pubbliche non documentano',
    'riguardano fatti privati, che le fonti pubbliche non documentano',
  ],
  troppo_recente: [
    'riguarda fatti molto recenti, su cui le fonti affidabili sono ancora poche',
    'riguardano fatti molto recenti, su cui le fonti affidabili sono ancora poche',
  ],
  fonti_in_conflitto: 'le fonti lette non concordano',
  prove_insufficienti: [
    'quanto è stato trovato non basta per confermarla né per smentirla',
    'quanto è stato trovato non basta per confermarle né per smentirle',
  ],
  servizio_indisponibile:
    'alcune fonti o parti del servizio non hanno risposto, quindi la verifica è rimasta incompleta',
};

const settling: Readonly<Record<UnverifiableReason, Numbered>> = {
  opinione: [
    'si possono verificare solo i fatti su cui si basa',
    'si possono verificare solo i fatti su cui si basano',
  ],
  previsione: ['si potrà verificare solo a suo tempo', 'si potranno verificare solo a suo tempo'],
  fatto_privato: 'lo può chiarire chi ne ha conoscenza diretta, o un documento reso pubblico',
  troppo_recente: 'potranno chiarirlo comunicazioni ufficiali o altre fonti indipendenti',
  fonti_in_conflitto:
    'per stabilirlo serve una fonte primaria, oppure bisogna capire se le fonti intendono date o definizioni diverse',
  prove_insufficienti:
    'per stabilirlo serve una fonte primaria, come un documento ufficiale, una statistica o uno studio',
  servizio_indisponibile: 'per stabilirlo occorre ripetere la verifica quando tutto risponde di nuovo',
};

const number = (count: number) => ['nessuna', 'una'][count] ?? String(count);
const sources = (count: number) => ['nessuna fonte', 'una fonte'][count] ?? `${count} fonti indipendenti`;
const pronoun = (claims: number) => (claims === 1 ? 'la' : 'le');
const confirm: Numbered = ['conferma', 'confermano'];
const contradict: Numbered = ['smentisce', 'smentiscono'];

export const italianWords: SummaryWords = {
  verdict(level, confidence, claims) {
    if (level === 'non verificabile')
      return claims === 1
        ? "L'affermazione non è verificabile"
        : `Nessuna delle ${claims} affermazioni è verificabile`;
    const [verb, adjective] = [inNumber(verbs[confidence], claims), inNumber(adjectives[level], claims)];
    const all = claims === 2 ? 'entrambe' : 'tutte';
    return claims === 1
      ? `L'affermazione ${verb} ${adjective}${doubt(confidence)}`
      : `Le ${claims} affermazioni ${verb} ${all} ${adjective}${doubt(confidence)}`;
  },

  tally(groups, level, confidence) {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const parts = groups.map((group, index) => {
      const unverified = `non si ${group.count === 1 ? 'è potuta' : 'sono potute'} verificare`;
      const verb = index === 0 ? `${inNumber(verbs[confidence], group.count)} ` : '';
      const outcome = `${verb}${inNumber(adjectives[group.level], group.count)}`;
      const count = groups.length === 1 ? '' : `${group.count} `;
      return `${count}${group.level === 'non verificabile' ? unverified : outcome}`;
    });
    const whole =
      level === 'non verificabile'
        ? 'nel complesso il testo non è verificabile'
        : `nel complesso il testo ${inNumber(verbs[confidence], 1)} ${level}${doubt(confidence)}`;
    return groups.length === 1
      ? `Prese una per una, le ${total} affermazioni ${parts[0]}; ${whole}`
      : `Delle ${total} affermazioni, ${joined(parts, 'e')}: ${whole}`;
  },

  partly({ supporting, refuting }, claims) {
    if (supporting > 0 && refuting > 0)
      return `una parte è confermata da ${sources(supporting)}, un'altra è smentita da ${number(refuting)}`;
    if (supporting > 0)
      return `una parte è confermata da ${sources(supporting)}, un'altra è senza conferme o fuori contesto`;
    if (refuting > 0)
      return `una parte può essere vera, un'altra è smentita da ${sources(refuting)} o fuori contesto`;
    return claims === 1
      ? 'in parte trova conferma, in parte è smentita o fuori contesto'
      : 'in parte trovano conferma, in parte sono smentite o fuori contesto';
  },

  backing(level, { own, other }, confidence, claims) {
    const [does, opposes] = level === 'vero' ? [confirm, contradict] : [contradict, confirm];
    const who = own === 1 && confidence === 'bassa' ? 'una sola fonte' : sources(own);
    const backs = `${who} ${pronoun(claims)} ${inNumber(does, own)}`;
    if (other > 0) return `${backs} e ${number(other)} ${pronoun(claims)} ${inNumber(opposes, other)}`;
    if (confidence !== 'alta') return backs;
    return `${backs} e nessuna di quelle lette ${pronoun(claims)} ${inNumber(opposes, 1)}`;
  },

  opposing: (level, count, claims) =>
    `${sources(count)} ${pronoun(claims)} ${inNumber(level === 'vero' ? contradict : confirm, count)}`,

  together({ supporting, refuting }) {
    const speak = (count: number) => `${number(count)} ${count === 1 ? 'parla' : 'parlano'}`;
    const counts =
      supporting > 0
        ? `${speak(supporting)} a favore e ${number(refuting)} contro`
        : `${speak(refuting)} contro e nessuna a favore`;
    return `tra le fonti indipendenti lette, ${counts}`;
  },

  factCheck(publisher, rating) {
    const who = publisher ? `il fact-check pubblicato da ${publisher}` : 'un fact-check già pubblicato';
    return rating ? `${who} dà il giudizio ${rating}` : `${who} se ne è occupato`;
  },
  known: (restsOn) =>
    `lo dice la conoscenza di base di Riscontro${restsOn ? `, che si appoggia a: ${restsOn}` : ''}`,
  although: 'anche se',
  and: 'e',
  onWhatWasRead: 'in base a quanto è stato letto',

  because(reason, { supporting, refuting, nothing }, claims) {
    if (reason === 'prove_insufficienti' && nothing)
      return `non è stato trovato nulla che ${pronoun(claims)} riguardi`;
    if (reason === 'prove_insufficienti' && supporting + refuting > 0)
      return `le prove trovate non bastano, con ${sources(supporting)} a favore e ${number(refuting)} contro`;
    const why = inNumber(reasons[reason], claims);
    return reason === 'fonti_in_conflitto' && supporting > 0 && refuting > 0
      ? `${why}, con ${number(supporting)} a favore e ${number(refuting)} contro`
      : why;
  },

  doesNotMean(subject, count) {
    if (subject === 'text') return 'questo non significa che il testo sia vero né che sia falso';
    const meaning =
      count === 1
        ? 'questo non significa che sia vera né che sia falsa'
        : 'questo non significa che siano vere né che siano false';
    if (subject === 'all') return meaning;
    return `${count === 1 ? 'per quella non verificata' : 'per quelle non verificate'}, ${meaning}`;
  },
  settledBy: (reason, claims) => inNumber(settling[reason], claims),
  searchedIn: (names) => `ricerca in: ${names}`,
  more: (count) => (count === 1 ? "un'altra" : `altre ${count}`),
  noAnswer: (names, count) => `${count === 1 ? 'non ha risposto' : 'non hanno risposto'}: ${names}`,
  weighed: "le fonti sono pesate con la lista dell'operatore",
};
