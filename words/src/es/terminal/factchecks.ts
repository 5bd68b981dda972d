/** `riscontro factchecks`. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { rows } from './rows.ts';

export const factchecks: Words['terminal']['factchecks'] = {
  summary: 'llena el índice de verificaciones publicadas',
  help: {
    actions: {
      import:
        'añade las verificaciones de un archivo; si se interrumpe, el mismo comando sigue donde se detuvo',
      sync: 'descarga los feeds y añade lo nuevo; uno que no ha cambiado cuesta una sola petición',
      syncAll: 'lo mismo con todos los feeds sincronizados antes',
      feeds: 'los feeds sincronizados antes',
      forget: 'deja de sincronizar un feed; sus verificaciones se quedan',
      stats: 'cuántas hay, por nivel, idioma y medio, y de cuándo son',
      clear: 'olvida todas las verificaciones',
    },
    options: { yes: 'sí, olvídalas' },
    notes: [
      'FILE y URL contienen objetos ClaimReview de schema.org: uno tras otro, en una lista JSON, en un DataFeed (como https://storage.googleapis.com/datacommons-feeds/claimreview/latest/data.json) o en una página web; una respuesta de Google Fact Check Tools; o un CSV cuya primera fila tiene los encabezados claim, url y rating y, si se conocen, publisher, date, language y title (affermazione, indirizzo, giudizio, fonte, data, lingua, titolo), con comas, puntos y comas o tabuladores. Pueden estar comprimidos con gzip o Zstandard.',
      'Lo que ya está no se toca; un nuevo dictamen sobre la misma afirmación en la misma página ocupa el lugar del anterior. Las entradas que no se pueden usar se indican y se saltan. Cómo se leen los dictámenes: docs/ratings.md.',
    ],
  },
  faults: {
    badAddress: ({ text }) => `${text} no es una dirección web como https://example.org/feed.json.`,
    noFeeds: 'Todavía no se ha sincronizado ningún feed. Indica uno: riscontro factchecks sync URL',
    notSynced: ({ url }) => `${url} no estaba sincronizado. Mira: riscontro factchecks feeds`,
    syncRunning: 'Hay otro factchecks sync en marcha en esta carpeta de datos. Espera a que termine.',
    feedsUnreadable: ({ path }) =>
      `La lista de feeds no se puede leer. Repara o elimina ${path}; si la eliminas, hay que nombrar cada feed otra vez.`,
    noFactChecks: 'No contiene verificaciones que se puedan usar.',
    notAFeed: ({ entries, first, fault }) =>
      `No contiene verificaciones que se puedan usar en sus primeras ${format.number(entries)} entradas (entrada ${first}: ${say(rows.faults, fault)}).`,
  },
  nothingNew: ({ url }) => `${url}: nada nuevo.`,
  noFeeds: 'Todavía no se ha sincronizado ningún feed.',
  headings: { feed: 'feed', checked: 'comprobado', changed: 'cambiado' },
  isForgotten: ({ url }) => `${url} ya no se sincroniza. Las verificaciones que vinieron de él se quedan.`,
  factChecks: 'verificaciones',
  levels: 'niveles',
  levelUnknown: 'dictamen no entendido',
  languageUnknown: 'otro o desconocido',
  publisher: 'medio',
};
