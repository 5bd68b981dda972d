/**
 * Every error the service can answer: its name inside of the service, its code on the wire, its
 * status. The texts are in the catalogues.
 */
import type { Words } from '@riscontro/words';

/** One without words, and words without one, do not compile. */
export const problems = {
  keyMissing: { wire: 'chiave_mancante', status: 401 },
  keyInvalid: { wire: 'chiave_non_valida', status: 403 },
  keyDeactivated: { wire: 'chiave_disattivata', status: 403 },
  bodyMissing: { wire: 'corpo_mancante', status: 400 },
  contentTypeNotAccepted: { wire: 'tipo_contenuto_non_accettato', status: 400 },
  encodingNotAccepted: { wire: 'codifica_non_accettata', status: 400 },
  jsonInvalid: { wire: 'json_non_valido', status: 400 },
  bodyTooLarge: { wire: 'corpo_troppo_grande', status: 400 },
  fieldInvalid: { wire: 'campo_non_valido', status: 400 },
  noClaim: { wire: 'nessuna_affermazione', status: 400 },
  textTooShort: { wire: 'testo_troppo_corto', status: 400 },
  textTooLong: { wire: 'testo_troppo_lungo', status: 400 },
  textInvalid: { wire: 'testo_non_valido', status: 400 },
  linkInvalid: { wire: 'link_non_valido', status: 400 },
  linkForbidden: { wire: 'link_vietato', status: 400 },
  linkNotFound: { wire: 'link_non_trovato', status: 400 },
  contentTooLarge: { wire: 'contenuto_troppo_grande', status: 400 },
  contentUnsuitable: { wire: 'contenuto_non_adatto', status: 400 },
  notAnArticle: { wire: 'non_articolo', status: 400 },
  notAnImage: { wire: 'non_immagine', status: 400 },
  notAVideo: { wire: 'non_video', status: 400 },
  linkUnreachable: { wire: 'link_non_raggiungibile', status: 502 },
  linkTooSlow: { wire: 'link_troppo_lento', status: 504 },
  networkOff: { wire: 'rete_disattivata', status: 503 },
  uploadInvalid: { wire: 'caricamento_non_valido', status: 400 },
  fileMissing: { wire: 'file_mancante', status: 400 },
  secondFile: { wire: 'file_doppio', status: 400 },
  fileEmpty: { wire: 'file_vuoto', status: 400 },
  fileTooLarge: { wire: 'file_troppo_grande', status: 400 },
  requestInvalid: { wire: 'richiesta_non_valida', status: 400 },
  unknownHost: { wire: 'nome_sconosciuto', status: 421 },
  metricsReserved: { wire: 'metriche_riservate', status: 403 },
  requestTooSlow: { wire: 'richiesta_troppo_lenta', status: 400 },
  proofInvalid: { wire: 'prova_non_valida', status: 400 },
  notFound: { wire: 'non_trovato', status: 404 },
  formatUnavailable: { wire: 'formato_non_disponibile', status: 501 },
  methodNotAllowed: { wire: 'metodo_non_ammesso', status: 405 },
  quotaExhausted: { wire: 'quota_esaurita', status: 429 },
  tooManyRegistrations: { wire: 'troppe_registrazioni', status: 429 },
  tooManyRequests: { wire: 'troppe_richieste', status: 429 },
  queueFull: { wire: 'coda_piena', status: 503 },
  tooManyFailures: { wire: 'troppi_errori', status: 429 },
  tooManyUploads: { wire: 'troppi_caricamenti', status: 503 },
  diskFull: { wire: 'spazio_esaurito', status: 507 },
  tooManyRotations: { wire: 'troppe_rotazioni', status: 429 },
  mailNotSent: { wire: 'posta_non_inviata', status: 503 },
  confirmationInvalid: { wire: 'conferma_non_valida', status: 410 },
  removed: { wire: 'rimossa', status: 410 },
  tooManyReports: { wire: 'troppe_segnalazioni', status: 429 },
  crossSiteRequest: { wire: 'richiesta_da_altro_sito', status: 403 },
  tokenInvalid: { wire: 'token_non_valido', status: 403 },
  checkUnderWay: { wire: 'verifica_in_corso', status: 409 },
  dailyLimit: { wire: 'limite_giornaliero', status: 429 },
  pageExpired: { wire: 'pagina_scaduta', status: 403 },
  workRequired: { wire: 'lavoro_richiesto', status: 429 },
  siteLimit: { wire: 'limite_del_sito', status: 429 },
  keylessOff: { wire: 'senza_chiave_disattivate', status: 403 },
  textOrFile: { wire: 'testo_o_file', status: 400 },
  nothingToVerify: { wire: 'nulla_da_verificare', status: 400 },
  noSource: { wire: 'nessuna_fonte', status: 503 },
  engineUnavailable: { wire: 'motore_non_disponibile', status: 503 },
  serviceUnavailable: { wire: 'servizio_indisponibile', status: 503 },
  checkInterrupted: { wire: 'verifica_interrotta', status: 503 },
  internalError: { wire: 'errore_interno', status: 500 },
} as const satisfies Readonly<Record<keyof Words['problems'], { wire: string; status: number }>>;

/** What a problem is called inside of the service. */
export type ProblemName = keyof typeof problems;

/** What it is called on the wire. */
export type ProblemCode = (typeof problems)[ProblemName]['wire'];

/** What the wire's code is called inside; undefined for a code of another version. */
export const problemNamed = (code: string): ProblemName | undefined => namesByCode.get(code);

const namesByCode: ReadonlyMap<string, ProblemName> = new Map(
  Object.entries(problems).map(([name, { wire }]) => [wire, name as ProblemName]),
);

/** What fills the text of a problem; undefined where it has no gaps. */
type ValuesOf<Name extends ProblemName> = Words['problems'][Name]['detail'] extends (
  values: infer Values,
) => string
  ? Readonly<Values>
  : undefined;

/** The values that each problem needs, of those that need any. */
export type ProblemValues = {
  [Name in ProblemName as ValuesOf<Name> extends undefined ? never : Name]: ValuesOf<Name>;
};

/** Problems whose text is always the same. */
export type PlainProblemName = Exclude<ProblemName, keyof ProblemValues>;

/** Those that only the pages and the widget answer with, and the API with a key never does. */
export const pageProblems = [
  'dailyLimit',
  'pageExpired',
  'workRequired',
  'siteLimit',
  'keylessOff',
  'textOrFile',
  'nothingToVerify',
] as const satisfies readonly ProblemName[];
