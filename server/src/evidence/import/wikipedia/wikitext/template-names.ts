/** The templates of the Italian and the English Wikipedia that stand inside sentences, by what becomes of them. */

function names(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
}

/** A sentence is whole without them: sources, notes, marks for editors, sounds, flags, coordinates, spellings. */
export const leftOut =
  names(`sfn, sfnp, sfnm, harv, harvnb, harvp, harvsp, efn, efn-ua, efn-lr, refn, r, rp, ref, ref label, note label,
  cita, citation, cref, cref2, nota, notetag, nbcite, isbn, issn, doi, oclc, lccn, bibcode, arxiv, pmid, s2cid,
  anchor, anchors, ancora, clear, clear left, clear right, -, br, break, stack, coord, coordinate, audio, listen, suono, pronuncia,
  ipa, ipac-en, ipac-it, ipa-en, ipa-it, ipa-fr, ipa-de, ipa-es, ipa-la, ipa all, respell, pron, pronunciation, phon, afi, fonetica,
  when, which, clarify, clarification needed, chiarire, quando, non chiaro, page needed, full citation needed, specify, update inline,
  update after, volume needed, year needed, sic, stub-sezione, dead link, collegamento interrotto, webarchive, wayback, subscription required,
  registration required, url-access, pd-notice, flagicon, flag icon, flagdeco, bandiera, simbolo, tm, r-tm, toc, toc limit,
  displaytitle:, defaultsort:, ordina:, short description, use dmy dates, use mdy dates, use british english, lingue, portale, portal, portal-inline, zh,
  zh icon, en icon, fr icon, de icon`);

/** In the Italian Wikipedia the language of a link that follows: {{en}} shows “(EN)”. */
export const languageMarks = names(
  'en, fr, de, es, la, ru, pt, ja, zh, nl, pl, ar, el, sv, da, no, fi, cs, hu, ro, tr, uk, he, ko, ca, hr, sr, sl, bg',
);

/** Beginnings of names: “cite web”, “cita libro”. */
export const leftOutBeginning = /^(?:cite|cita|citeseerx|ipa-|ipac-|lang-icon)[ -]/;

/** The encyclopedia's own mark that this is unsourced or disputed; some have the words in question inside them. */
export const doubtful =
  names(`citation needed, cn, fact, citation needed span, cn-span, citazione necessaria, senza fonte, sf, dubious, disputed inline,
  disputed-inline, disputed, failed verification, verification failed, verify source, verify, better source needed, better source, unreliable source?,
  unreliable source, medical citation needed, needs citation, source needed, unsourced inline, non-primary source needed, third-party inline,
  original research inline, original research?, or, pov statement, pov-statement, peacock inline, weasel inline, who, who?, by whom, by whom?, according to whom,
  according to whom?, attribution needed, contradictory inline, contradict-inline, chi, da chi?, secondo chi, fonte dubbia, dubbio, inattendibile, speculation inline, undue inline`);

/** Show their first argument. */
export const firstShown =
  names(`nowrap, nobr, j, no wrap, ta, tutto attaccato, nobreak, small, smaller, piccolo, big, larger, em, strong, mono, monospaced,
  abbr, abbrlink, tooltip, visible anchor, vanchor, sc, sc1, smallcaps, small caps, maiuscoletto, maiuscoletto1, not a typo, typo, as written,
  flag, flagcountry, flagu, linktext, noitalic, nobold, nowiki, no italic, key press, keypress, tasto, angbr, angle bracket,
  unicode, polytonic, wikitext, nihongo-text, ship name, caps, uppercase, lowercase, bdi, highlight,
  nospell, hover title, lc:, lcfirst:, uc:, ucfirst:`);

/** Show their second argument; the first one is a language or a colour. */
export const secondShown = names(
  'lang, langx, wikt-lang, transl, transliteration, translitteration, color, colored text, font color',
);

/** Stand for a character. */
export const characters: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ["''", '"'],
  ["'s", "'s"],
  ["' '", "' "],
  ['!', '|'],
  ['=', '='],
  ['·', ' · '],
  ['dot', ' · '],
  ['middot', ' · '],
  ['•', ' • '],
  ['bull', ' • '],
  ['nbsp', ' '],
  ['space', ' '],
  ['spaces', ' '],
  ['spazi', ' '],
  ['sp', ' '],
  ['thinsp', ' '],
  ['thin space', ' '],
  ['hairsp', ' '],
  ['hair space', ' '],
  ['shy', ''],
  ['wbr', ''],
  ['zwsp', ''],
  ['zwj', ''],
  ['ndash', '–'],
  ['–', '–'],
  ['en dash', '–'],
  ['mdash', '—'],
  ['—', '—'],
  ['em dash', '—'],
  ['snd', ' – '],
  ['snds', ' – '],
  ['spnd', ' – '],
  ['spaced ndash', ' – '],
  ['spaced en dash', ' – '],
  ['spaced en dash space', ' – '],
  ['...', '…'],
  ['ellipsis', '…'],
  ['cancelletto', '#'],
  ['number sign', '#'],
  ['no.', 'No.'],
  ['numero', 'No.'],
  ['number', 'No.'],
  ['º', 'º'],
  ['ª', 'ª'],
  ['pi', 'π'],
  ['minus', '−'],
  ['times', '×'],
]);
