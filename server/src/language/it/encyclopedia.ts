/** The Italian Wikipedia: its headings and its templates. */
import type { EncyclopediaGrammar } from '../grammar-encyclopedia.ts';
import { phraseSet, wordSet } from '../phrases.ts';
import { biography } from './biography.ts';

/** The language of a link that follows: {{en}} shows “(EN)”. */
const languageMarks = wordSet(
  'en fr de es la ru pt ja zh nl pl ar el sv da no fi cs hu ro tr uk he ko ca hr sr sl bg',
);

export const encyclopedia: EncyclopediaGrammar = {
  sites: { itwiki: 'it.wikipedia.org' },
  redirects: wordSet('rinvia'),
  disambiguation: /\{\{\s*disambigua\s*[|}]/i,
  disambiguationTitle: 'disambigua',
  unseenNamespaces: wordSet('immagine categoria'),
  sectionsLeftOut:
    phraseSet(`note, note al testo, note e riferimenti, annotazioni, riferimenti, fonti, bibliografia, altri progetti, collegamenti esterni, voci correlate,
    galleria, galleria d'immagini, galleria d’immagini, galleria fotografica, galleria immagini, riferimenti bibliografici, sitografia, videografia, approfondimenti`),
  templates: {
    leftOut:
      phraseSet(`cita, nota, ancora, coordinate, suono, pronuncia, ipac-it, ipa-it, afi, fonetica, chiarire, quando, non chiaro, stub-sezione,
      collegamento interrotto, bandiera, simbolo, ordina:, lingue, portale`),
    leftOutBeginnings: wordSet('cita'),
    doubtful: phraseSet(
      'citazione necessaria, senza fonte, sf, chi, da chi?, secondo chi, fonte dubbia, dubbio, inattendibile',
    ),
    firstShown: phraseSet('ta, tutto attaccato, piccolo, maiuscoletto, maiuscoletto1, tasto'),
    secondShown: new Set(),
    characters: { spazi: ' ', cancelletto: '#', numero: 'No.' },
  },
  ownTemplates: {
    ...Object.fromEntries([...languageMarks].map((name) => [name, () => ''])),
    bio: biography,
    /** {{data|9|11|1989}} */
    data: ({ positional }, dateOf) => (positional.length === 3 ? dateOf(positional.toReversed()) : undefined),
  },
  elided: /(?:^|[^\p{L}])(?:[dlcmnstv]|d[ae]ll|nell|sull|all|coll|un|nessun|quell|quest|bell|sant|anch)$/iu,
};
