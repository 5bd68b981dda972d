/** What the sources of the installation itself are called; a service keeps its own name in every language. */
import type { Words } from '../../languages.ts';

export const sources: Words['summaries']['sources'] = {
  local: {
    conoscenza: 'conocimiento básico',
    'indice-locale': 'índice local',
    'fact-check-locali': 'verificaciones recopiladas',
  },
  bundledKnowledge: 'Conocimiento básico de Riscontro',
};
