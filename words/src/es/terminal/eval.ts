/** `riscontro eval`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const number = (count: number) => format.number(count);
const claimCount = (count: number) =>
  `${number(count)} ${format.plural(count, { one: 'afirmación', other: 'afirmaciones' })}`;
const fileCount = (count: number) =>
  `${number(count)} ${format.plural(count, { one: 'archivo', other: 'archivos' })}`;

export const evaluation: Words['terminal']['eval'] = {
  summary: 'mide el método con afirmaciones e imágenes cuya respuesta se conoce',
  help: {
    actions: {},
    groups: { text: 'eval text:', media: 'eval media:' },
    options: {
      corpus: 'los textos en los que buscar, un objeto JSON por línea: doc_id, url, title, text, lang',
      claims: 'las afirmaciones que verificar, un objeto JSON por línea: id, claim, lang (it o en)',
      manifest:
        'los archivos que juzgar, un objeto JSON por línea: id, path (relativo al manifiesto), kind (image, video)',
      variants: 'juzga también copias de cada imagen: guardada de nuevo, reducida, recortada',
      maps: 'escribe también mapas de calor, en la carpeta que se llama como --out más .maps',
      jobs: 'cuántos archivos se juzgan a la vez; si falta, uno por núcleo',
      out: 'adónde van las respuestas, una línea en cuanto está lista: id, level, score, ms y, para las afirmaciones, evidence; para los archivos, signals, c2pa, exif',
      json: 'imprime las puntuaciones como JSON y nada más',
    },
    notes: [
      'El corpus se pone en un índice propio, que después se elimina; tus índices y el conocimiento incluido quedan fuera, y ninguna petición sale de esta máquina. Lo que no se puede verificar recibe una línea con su error.',
      'Las afirmaciones que indican también dataset, level, truth y gold, y los archivos que indican también label y source, se puntúan al final.',
    ],
  },
  faults: {
    noKind: ({ kind }) => `La evaluación de «${kind}» no existe.`,
    notUnderstood: ({ text }) => `«${text}» no se entiende.`,
    badJobs: '--jobs es un número de 1 a 64.',
    noFolder: ({ path }) => `La carpeta ${path} no existe.`,
    isFolder: ({ path }) => `${path} es una carpeta.`,
    isRead: ({ path }) => `Esta evaluación lee ${path}; las respuestas necesitan otro archivo.`,
    stopped: 'Interrumpido. Las respuestas que estaban listas están en el archivo.',
    noClaims: ({ path }) => `${path} no contiene afirmaciones.`,
    noTexts: ({ path }) => `${path} no contiene textos.`,
    noFiles: ({ path }) => `${path} no nombra ningún archivo.`,
  },
  number: ({ count }) => number(count),
  noFurtherFaults: 'Los demás errores no se indican uno por uno.',
  readingCorpus: 'leyendo el corpus',
  claimsDone: ({ done, total }) => `${number(done)} de ${claimCount(total)}`,
  filesDone: ({ done, total }) => `${number(done)} de ${fileCount(total)}`,
  claimsChecked: ({ claims, passages, failed, path }) =>
    `${claimCount(claims)} en comparación con ${number(passages)} pasajes, ${number(failed)} sin respuesta. Las respuestas están en ${path}.`,
  filesJudged: ({ files, path }) => `Juzgado: ${fileCount(files)}. Las respuestas están en ${path}.`,
  mean: ({ macroF1, accuracy }) => `Media de los conjuntos: macro-F1 ${macroF1}, exactitud ${accuracy}.`,
  agreement: ({ share, claims }) => `Italiano e inglés coinciden en ${share} de ${claimCount(claims)}.`,
  headings: {
    set: 'conjunto',
    claims: 'afirmaciones',
    accuracy: 'exactitud',
    macroF1: 'macro-F1',
    flips: 'invertidos',
    committed: 'decididos',
    right: 'acertados',
    brier: 'Brier',
    ece: 'ECE',
    recallAt5: 'recall@5',
    strictAt5: 'strict@5',
    p95: 'p95',
  },
};
