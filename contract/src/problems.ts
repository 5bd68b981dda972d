/** Every error the service can answer: code → status. Its texts are in the catalogues, each with the values it takes. */
import type { Words } from '@riscontro/words';
import { z } from 'zod';

/** A code without words, and words without a code, do not compile. */
export const problemStatuses = {
  chiave_mancante: 401,
  chiave_non_valida: 403,
  chiave_disattivata: 403,
  corpo_mancante: 400,
  tipo_contenuto_non_accettato: 400,
  codifica_non_accettata: 400,
  json_non_valido: 400,
  corpo_troppo_grande: 400,
  campo_non_valido: 400,
  nessuna_affermazione: 400,
  testo_troppo_corto: 400,
  testo_troppo_lungo: 400,
  testo_non_valido: 400,
  link_non_valido: 400,
  link_vietato: 400,
  link_non_trovato: 400,
  contenuto_troppo_grande: 400,
  contenuto_non_adatto: 400,
  non_articolo: 400,
  non_immagine: 400,
  non_video: 400,
  link_non_raggiungibile: 502,
  link_troppo_lento: 504,
  rete_disattivata: 503,
  caricamento_non_valido: 400,
  file_mancante: 400,
  file_doppio: 400,
  file_vuoto: 400,
  file_troppo_grande: 400,
  richiesta_non_valida: 400,
  nome_sconosciuto: 421,
  metriche_riservate: 403,
  richiesta_troppo_lenta: 400,
  prova_non_valida: 400,
  non_trovato: 404,
  formato_non_disponibile: 501,
  metodo_non_ammesso: 405,
  quota_esaurita: 429,
  troppe_registrazioni: 429,
  troppe_richieste: 429,
  coda_piena: 503,
  troppi_errori: 429,
  troppi_caricamenti: 503,
  spazio_esaurito: 507,
  troppe_rotazioni: 429,
  posta_non_inviata: 503,
  conferma_non_valida: 410,
  rimossa: 410,
  troppe_segnalazioni: 429,
  richiesta_da_altro_sito: 403,
  token_non_valido: 403,
  verifica_in_corso: 409,
  limite_giornaliero: 429,
  pagina_scaduta: 403,
  lavoro_richiesto: 429,
  limite_del_sito: 429,
  senza_chiave_disattivate: 403,
  testo_o_file: 400,
  nulla_da_verificare: 400,
  nessuna_fonte: 503,
  motore_non_disponibile: 503,
  servizio_indisponibile: 503,
  verifica_interrotta: 503,
  errore_interno: 500,
} as const satisfies Readonly<Record<keyof Words['problems'], number>>;

export type ProblemCode = keyof typeof problemStatuses;

export const problemCodes = Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]];

/** What fills the text of a problem; undefined where it has no gaps. */
type ValuesOf<Code extends ProblemCode> = Words['problems'][Code]['detail'] extends (
  values: infer Values,
) => string
  ? Readonly<Values>
  : undefined;

/** The values that each problem needs, of those that need any. */
export type ProblemValues = {
  [Code in ProblemCode as ValuesOf<Code> extends undefined ? never : Code]: ValuesOf<Code>;
};

/** Problems whose text is always the same. */
export type PlainProblemCode = Exclude<ProblemCode, keyof ProblemValues>;

/** Those that only the pages and the widget answer with, and the API with a key never does. */
export const pageProblemCodes = [
  'limite_giornaliero',
  'pagina_scaduta',
  'lavoro_richiesto',
  'limite_del_sito',
  'senza_chiave_disattivate',
  'testo_o_file',
  'nulla_da_verificare',
] as const satisfies readonly ProblemCode[];

/** The body of every error: RFC 9457, with `codice` for programs. */
export const Problem = z.object({
  type: z.url().describe('Page that explains this kind of error.'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().min(1).describe('What is wrong and how to mend it.'),
  codice: z.enum(problemCodes),
  riprova_tra: z
    .int()
    .min(1)
    .optional()
    .describe('Seconds after which it is worth sending again, where they are known: as in Retry-After.'),
});
export type Problem = z.infer<typeof Problem>;
