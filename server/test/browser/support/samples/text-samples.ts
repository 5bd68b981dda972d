/** Results about claims and articles, one for each level and some that strain a page. */
import type { Language, TextFindings } from '@riscontro/contract/inside';

export interface TextSample {
  readonly kind: 'text' | 'article';
  readonly language: Language;
  /** The claim, or the article's link. */
  readonly input: string;
  readonly findings: TextFindings;
}

const usual = {
  confidence: 'high',
  method: 'prova-1',
  writtenByModel: false,
  review: 'automatic',
  advice: 'Leggi le fonti per intero e controlla la data in cui sono state pubblicate.',
} as const;

const encyclopedia = {
  name: 'Enciclopedia di prova, voce “Sistema solare”',
  url: 'https://enciclopedia.example.org/wiki/Sistema_solare',
  excerpt: 'La Terra compie una rivoluzione attorno al Sole in circa 365,26 giorni.',
  retrievedAt: '2026-05-10T11:59:40Z',
  kind: 'encyclopedia',
} as const;
const factCheck = {
  name: 'Redazione di verifica: no, la Muraglia non si vede dalla Luna',
  url: 'https://verifiche.example.org/2024/muraglia-luna?da=archivio',
  excerpt: 'Nessun astronauta ha mai visto la Muraglia cinese dalla Luna a occhio nudo.',
  retrievedAt: '2026-05-10T11:59:41Z',
  kind: 'factCheck',
} as const;
const agency = {
  name: 'Agenzia spaziale di prova',
  url: 'https://www.agenzia.example.org/domande/',
  excerpt: 'Dalla Luna si distinguono a fatica i continenti.',
  retrievedAt: '2026-05-10T11:59:42Z',
  kind: 'primary',
} as const;
const index = {
  name: 'Archivio locale',
  url: 'https://archivio.example.org/doc/17',
  kind: 'local',
} as const;

const longWord = 'precipitevolissimevolmente'.repeat(12);

export const textSamples = {
  true: {
    kind: 'text',
    language: 'it',
    input: 'La Terra gira intorno al Sole',
    findings: {
      ...usual,
      level: 'true',
      score: 98,
      summary: 'È vero: la Terra compie un giro intorno al Sole in poco più di 365 giorni.',
      evidence: [{ side: 'supports', text: encyclopedia.excerpt, source: 0, claim: 0 }],
      claims: [{ text: 'La Terra gira intorno al Sole', level: 'true', score: 98, evidence: [0] }],
      sources: [encyclopedia],
    },
  },
  false: {
    kind: 'text',
    language: 'it',
    input: 'La Muraglia cinese si vede a occhio nudo dalla Luna, e la Luna è fatta di roccia',
    findings: {
      ...usual,
      level: 'false',
      score: 4,
      summary:
        'È falso: una verifica pubblicata da persone e un’agenzia spaziale dicono che dalla Luna la Muraglia non si distingue.',
      evidence: [
        { side: 'refutes', text: factCheck.excerpt, source: 0, claim: 0 },
        { side: 'refutes', text: agency.excerpt, source: 1, claim: 0 },
        { side: 'supports', text: 'Molti libri di scuola lo hanno ripetuto.', source: 2, claim: 0 },
      ],
      claims: [
        {
          text: 'La Muraglia cinese si vede dalla Luna',
          level: 'false',
          score: 4,
          evidence: [0, 1, 2],
        },
        { text: 'La Luna è fatta di roccia', level: 'unverifiable', score: 50, evidence: [] },
      ],
      sources: [factCheck, agency, index],
    },
  },
  misleading: {
    kind: 'article',
    language: 'it',
    input: 'https://giornale.example.org/cronaca/il-sole-si-sta-spegnendo',
    findings: {
      ...usual,
      confidence: 'medium',
      level: 'misleading',
      score: 38,
      writtenByModel: true,
      subject: { title: '“Il Sole si sta spegnendo”: l’allarme degli scienziati che nessuno ascolta' },
      summary:
        'L’articolo parte da uno studio vero ma ne tace la conclusione: il Sole brillerà per miliardi di anni.',
      evidence: [
        { side: 'supports', text: 'Lo studio citato esiste.', source: 1, claim: 0 },
        {
          side: 'refutes',
          text: 'Il Sole resterà com’è per altri cinque miliardi di anni.',
          source: 0,
          claim: 1,
        },
      ],
      claims: [
        { text: 'Uno studio parla della fine del Sole', level: 'true', score: 90, evidence: [0] },
        { text: 'Il Sole si sta spegnendo', level: 'false', score: 5, evidence: [1] },
      ],
      sources: [encyclopedia, agency],
      signals: [
        { kind: 'text', outcome: 'attention', detail: 'Il titolo dice più di quanto dice il testo.' },
        { kind: 'metadata', outcome: 'ok', detail: 'La pagina dice chi la pubblica e quando.' },
        {
          kind: 'provenance',
          outcome: 'not_run',
          detail: 'Nessuna fonte ha potuto dire chi è l’autore.',
        },
      ],
    },
  },
  nonVerificabile: {
    kind: 'text',
    language: 'it',
    input: 'Domani pioverà sulla piazza del mio paese',
    findings: {
      ...usual,
      confidence: 'low',
      level: 'unverifiable',
      reason: 'forecast',
      score: 50,
      summary:
        'È una previsione: ho cercato nell’archivio locale e in un’enciclopedia. Lo dirà il tempo di domani; non vuol dire che sia vero.',
      evidence: [],
      claims: [],
      sources: [],
    },
  },
  inglese: {
    kind: 'text',
    language: 'en',
    input: 'Lightning never strikes the same place twice',
    findings: {
      ...usual,
      level: 'false',
      score: 6,
      summary: 'This is false: tall buildings are struck many times a year.',
      advice: 'Look for the records of a weather service near you.',
      evidence: [{ side: 'refutes', text: 'The tower is struck about 25 times a year.', source: 0 }],
      claims: [],
      sources: [
        { ...agency, name: 'Weather service', excerpt: 'The tower is struck about 25 times a year.' },
      ],
    },
  },
  lungo: {
    kind: 'text',
    language: 'it',
    input: `${longWord} è una parola`,
    findings: {
      ...usual,
      level: 'unverifiable',
      reason: 'conflictingSources',
      score: 50,
      summary: `Le fonti non sono d’accordo su ${longWord}.`,
      advice: `Cerca ${longWord}.`,
      evidence: (['supports', 'refutes'] as const).map((side, source) => ({ side, text: longWord, source })),
      claims: [{ text: longWord, level: 'misleading', score: 50, evidence: [0, 1] }],
      sources: Array.from({ length: 8 }, (_, at) => ({
        name: at % 2 === 0 ? longWord : `https://fonte-${at}.example.org/${'a/'.repeat(90)}`,
        url: `https://fonte-${at}.example.org/${longWord}?${'q=1&'.repeat(40)}`,
        excerpt: `${longWord} ${longWord}`,
      })),
    },
  },
} satisfies Record<string, TextSample>;
