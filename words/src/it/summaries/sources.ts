/** What the sources of the installation itself are called; a service keeps its own name in every language. */
import type { Words } from '../../languages.ts';

export const sources: Words['summaries']['sources'] = {
  /** Without an article, ready to stand in a list. */
  local: {
    conoscenza: 'conoscenza di base',
    'indice-locale': 'indice locale',
    'fact-check-locali': 'fact-check raccolti',
  },
  /** As the name of a source that is cited. */
  bundledKnowledge: 'Conoscenza di base di Riscontro',
};
