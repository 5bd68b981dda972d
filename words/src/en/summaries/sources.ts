/** What the sources of the installation itself are called; a service keeps its own name in every language. */
export const sources = {
  /** Without an article, ready to stand in a list. */
  local: {
    conoscenza: 'bundled knowledge',
    'indice-locale': 'local index',
    'fact-check-locali': 'collected fact-checks',
  },
  /** As the name of a source that is cited. */
  bundledKnowledge: "Riscontro's bundled knowledge",
};
