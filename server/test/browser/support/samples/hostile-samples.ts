/** Results in which every free text is an attack on the page that shows it, and links that the contract refuses. */
import type { VerificationResult } from '@riscontro/contract';

/** Stands for anything worse; a test notices both halves. */
const payload = 'document.title=`attacked`;alert(1)';

export const attacks = {
  script: `<script>${payload}</script>`,
  handler: `"'><img src=x onerror="${payload}"><svg onload="${payload}">`,
  ending: `</title></textarea></style></script><script>${payload}</script><!--`,
  link: `javascript:${payload}`,
  dataLink: `data:text/html,<script>${payload}</script>`,
  template: `\${${payload}}{{constructor.constructor('${payload}')()}}`,
  // Turns the direction of writing, hides, and breaks lines.
  invisible: '\u202Egnp.exe\u202C\u0000\u0007\u2028\uFEFF',
} as const;

const all = Object.values(attacks).join(' ');

const common = {
  lingua: 'it',
  verificato_il: '2026-05-10T12:00:00.000Z',
  sintesi: all,
  consiglio: all,
  fiducia: 'bassa',
  metodo: all,
  generato_da_ia: true,
  revisione: 'automatica',
  contenuto: { testo: all, titolo: all, url: attacks.link },
  correzioni: [{ versione: 2, data: '2026-05-10T12:00:00.000Z', nota: all, nota_en: all }],
  fonti: [attacks.link, attacks.dataLink, `https://www.example.org/"><script>${payload}</script>`].map(
    (url) => ({
      nome: all,
      url,
      estratto: all,
      recuperata_il: '2026-05-10T11:59:40Z',
      tipo: 'secondaria',
    }),
  ),
} as const;

const segnali = [
  { tipo: 'provenienza', esito: 'allarme', nome: 'c2pa', dettaglio: all, forza: 1, mappa: attacks.link },
  { tipo: 'testo', esito: 'attenzione', nome: all, dettaglio: all, mappa: attacks.dataLink },
  { tipo: 'testo', esito: 'non_eseguito', nome: all, dettaglio: all },
  {
    tipo: 'temporale',
    esito: 'allarme',
    nome: 'tagli',
    dettaglio: all,
    momenti: [attacks.link, attacks.dataLink].map((fotogramma, at) => ({
      inizio: at,
      fine: 1e300,
      fotogramma,
    })),
  },
] as const;

type Body = Omit<VerificationResult, 'id' | 'condividi'>;

/** By kind, as they would lie in a store. */
export const hostileBodies = {
  testo: {
    ...common,
    tipo: 'testo',
    livello: 'falso',
    affidabilita: 3,
    prove: (['favore', 'contro'] as const).map((segno, fonte) => ({ segno, testo: all, fonte })),
    affermazioni: [{ testo: all, livello: 'falso', affidabilita: 3, prove: [0, 1, 99] }],
    segnali,
  } as unknown as Body,
  articolo: {
    ...common,
    tipo: 'articolo',
    livello: 'non verificabile',
    motivo: 'opinione',
    affidabilita: 50,
    prove: [],
    affermazioni: [],
    segnali,
  } as unknown as Body,
  immagine: {
    ...common,
    tipo: 'immagine',
    livello: 'manipolata',
    affidabilita: 1,
    segnali,
    exif: {
      data_scatto: all,
      dispositivo: all,
      obiettivo: all,
      software: all,
      altri: { [all]: all, oggetto: { [all]: [all] }, __proto__: all, file: all },
    },
    ricerca_inversa: [attacks.link, attacks.dataLink].map((url) => ({
      url,
      titolo: all,
      data: all,
      somiglianza: 1,
      fonte: all,
      tipo: 'identica',
    })),
  } as unknown as Body,
} as const;
