/** Results about claims and articles, one for each level and some that strain a page. */
import type { Language, TextFindings } from '@riscontro/contract';

export interface TextSample {
  readonly kind: 'testo' | 'articolo';
  readonly language: Language;
  /** The claim, or the article's link. */
  readonly input: string;
  readonly findings: TextFindings;
}

const usual = {
  fiducia: 'alta',
  metodo: 'prova-1',
  generato_da_ia: false,
  revisione: 'automatica',
  consiglio: 'Leggi le fonti per intero e controlla la data in cui sono state pubblicate.',
} as const;

const encyclopedia = {
  nome: 'Enciclopedia di prova, voce “Sistema solare”',
  url: 'https://enciclopedia.example.org/wiki/Sistema_solare',
  estratto: 'La Terra compie una rivoluzione attorno al Sole in circa 365,26 giorni.',
  recuperata_il: '2026-05-10T11:59:40Z',
  tipo: 'enciclopedia',
} as const;
const factCheck = {
  nome: 'Redazione di verifica: no, la Muraglia non si vede dalla Luna',
  url: 'https://verifiche.example.org/2024/muraglia-luna?da=archivio',
  estratto: 'Nessun astronauta ha mai visto la Muraglia cinese dalla Luna a occhio nudo.',
  recuperata_il: '2026-05-10T11:59:41Z',
  tipo: 'fact_check',
} as const;
const agency = {
  nome: 'Agenzia spaziale di prova',
  url: 'https://www.agenzia.example.org/domande/',
  estratto: 'Dalla Luna si distinguono a fatica i continenti.',
  recuperata_il: '2026-05-10T11:59:42Z',
  tipo: 'primaria',
} as const;
const index = {
  nome: 'Archivio locale',
  url: 'https://archivio.example.org/doc/17',
  tipo: 'locale',
} as const;

const longWord = 'precipitevolissimevolmente'.repeat(12);

export const textSamples = {
  vero: {
    kind: 'testo',
    language: 'it',
    input: 'La Terra gira intorno al Sole',
    findings: {
      ...usual,
      livello: 'vero',
      affidabilita: 98,
      sintesi: 'È vero: la Terra compie un giro intorno al Sole in poco più di 365 giorni.',
      prove: [{ segno: 'favore', testo: encyclopedia.estratto, fonte: 0, affermazione: 0 }],
      affermazioni: [
        { testo: 'La Terra gira intorno al Sole', livello: 'vero', affidabilita: 98, prove: [0] },
      ],
      fonti: [encyclopedia],
    },
  },
  falso: {
    kind: 'testo',
    language: 'it',
    input: 'La Muraglia cinese si vede a occhio nudo dalla Luna, e la Luna è fatta di roccia',
    findings: {
      ...usual,
      livello: 'falso',
      affidabilita: 4,
      sintesi:
        'È falso: una verifica pubblicata da persone e un’agenzia spaziale dicono che dalla Luna la Muraglia non si distingue.',
      prove: [
        { segno: 'contro', testo: factCheck.estratto, fonte: 0, affermazione: 0 },
        { segno: 'contro', testo: agency.estratto, fonte: 1, affermazione: 0 },
        { segno: 'favore', testo: 'Molti libri di scuola lo hanno ripetuto.', fonte: 2, affermazione: 0 },
      ],
      affermazioni: [
        {
          testo: 'La Muraglia cinese si vede dalla Luna',
          livello: 'falso',
          affidabilita: 4,
          prove: [0, 1, 2],
        },
        { testo: 'La Luna è fatta di roccia', livello: 'non verificabile', affidabilita: 50, prove: [] },
      ],
      fonti: [factCheck, agency, index],
    },
  },
  fuorviante: {
    kind: 'articolo',
    language: 'it',
    input: 'https://giornale.example.org/cronaca/il-sole-si-sta-spegnendo',
    findings: {
      ...usual,
      fiducia: 'media',
      livello: 'fuorviante',
      affidabilita: 38,
      generato_da_ia: true,
      contenuto: { titolo: '“Il Sole si sta spegnendo”: l’allarme degli scienziati che nessuno ascolta' },
      sintesi:
        'L’articolo parte da uno studio vero ma ne tace la conclusione: il Sole brillerà per miliardi di anni.',
      prove: [
        { segno: 'favore', testo: 'Lo studio citato esiste.', fonte: 1, affermazione: 0 },
        {
          segno: 'contro',
          testo: 'Il Sole resterà com’è per altri cinque miliardi di anni.',
          fonte: 0,
          affermazione: 1,
        },
      ],
      affermazioni: [
        { testo: 'Uno studio parla della fine del Sole', livello: 'vero', affidabilita: 90, prove: [0] },
        { testo: 'Il Sole si sta spegnendo', livello: 'falso', affidabilita: 5, prove: [1] },
      ],
      fonti: [encyclopedia, agency],
      segnali: [
        { tipo: 'testo', esito: 'attenzione', dettaglio: 'Il titolo dice più di quanto dice il testo.' },
        { tipo: 'metadati', esito: 'ok', dettaglio: 'La pagina dice chi la pubblica e quando.' },
        {
          tipo: 'provenienza',
          esito: 'non_eseguito',
          dettaglio: 'Nessuna fonte ha potuto dire chi è l’autore.',
        },
      ],
    },
  },
  nonVerificabile: {
    kind: 'testo',
    language: 'it',
    input: 'Domani pioverà sulla piazza del mio paese',
    findings: {
      ...usual,
      fiducia: 'bassa',
      livello: 'non verificabile',
      motivo: 'previsione',
      affidabilita: 50,
      sintesi:
        'È una previsione: ho cercato nell’archivio locale e in un’enciclopedia. Lo dirà il tempo di domani; non vuol dire che sia vero.',
      prove: [],
      affermazioni: [],
      fonti: [],
    },
  },
  inglese: {
    kind: 'testo',
    language: 'en',
    input: 'Lightning never strikes the same place twice',
    findings: {
      ...usual,
      livello: 'falso',
      affidabilita: 6,
      sintesi: 'This is false: tall buildings are struck many times a year.',
      consiglio: 'Look for the records of a weather service near you.',
      prove: [{ segno: 'contro', testo: 'The tower is struck about 25 times a year.', fonte: 0 }],
      affermazioni: [],
      fonti: [{ ...agency, nome: 'Weather service', estratto: 'The tower is struck about 25 times a year.' }],
    },
  },
  lungo: {
    kind: 'testo',
    language: 'it',
    input: `${longWord} è una parola`,
    findings: {
      ...usual,
      livello: 'non verificabile',
      motivo: 'fonti_in_conflitto',
      affidabilita: 50,
      sintesi: `Le fonti non sono d’accordo su ${longWord}.`,
      consiglio: `Cerca ${longWord}.`,
      prove: (['favore', 'contro'] as const).map((segno, fonte) => ({ segno, testo: longWord, fonte })),
      affermazioni: [{ testo: longWord, livello: 'fuorviante', affidabilita: 50, prove: [0, 1] }],
      fonti: Array.from({ length: 8 }, (_, at) => ({
        nome: at % 2 === 0 ? longWord : `https://fonte-${at}.example.org/${'a/'.repeat(90)}`,
        url: `https://fonte-${at}.example.org/${longWord}?${'q=1&'.repeat(40)}`,
        estratto: `${longWord} ${longWord}`,
      })),
    },
  },
} satisfies Record<string, TextSample>;
