/** The English Wikipedia and the one in simple English: their headings and their templates. */
import type { EncyclopediaGrammar, TemplateText } from '../grammar-encyclopedia.ts';
import { phraseSet, wordSet } from '../phrases.ts';

/** {{as of|2020|6|1}}, “As of 1 June 2020”. */
const asOf: TemplateText = ({ positional, named }, dateOf) => {
  const alternative = named.get('alt');
  if (alternative) return alternative;
  if (named.has('since')) return undefined;
  const when = dateOf(positional);
  return when && `${named.has('lc') ? 'as' : 'As'} of ${when}`;
};

/** `2020-06-01` as people write it; a date in words stays. */
const date: TemplateText = ({ positional: [first = ''] }, dateOf) => {
  if (!/\d{4}/.test(first)) return undefined;
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(first);
  return (iso && dateOf(iso.slice(1))) ?? first;
};

export const encyclopedia: EncyclopediaGrammar = {
  sites: { enwiki: 'en.wikipedia.org', simplewiki: 'simple.wikipedia.org' },
  redirects: wordSet('redirect'),
  disambiguation:
    /\{\{\s*(?!nota[ _])(?:disambig|dab|hndis|geodis|schooldis|surname|given[ _]name|[\w ]{0,40}disambiguation|disambiguation[\w ]{0,20}|hoax)\s*[|}]/i,
  disambiguationTitle: 'disambiguation',
  unseenNamespaces: wordSet('file image category'),
  sectionsLeftOut:
    phraseSet(`references, notes, notes and references, references and notes, footnotes, explanatory notes, citations, sources, bibliography,
    further reading, external links, see also, works cited, cited works, general references, image gallery, gallery, photo gallery, notelist, related pages, other websites`),
  templates: {
    leftOut:
      phraseSet(`sfn, sfnp, sfnm, harv, harvnb, harvp, harvsp, efn, efn-ua, efn-lr, refn, r, rp, ref, ref label, note label,
      citation, cref, cref2, notetag, nbcite, isbn, issn, doi, oclc, lccn, bibcode, arxiv, pmid, s2cid,
      anchor, anchors, clear, clear left, clear right, -, br, break, stack, coord, audio, listen,
      ipa, ipac-en, ipa-en, ipa-fr, ipa-de, ipa-es, ipa-la, ipa all, respell, pron, pronunciation, phon,
      when, which, clarify, clarification needed, page needed, full citation needed, specify, update inline,
      update after, volume needed, year needed, sic, dead link, webarchive, wayback, subscription required,
      registration required, url-access, pd-notice, flagicon, flag icon, flagdeco, tm, r-tm, toc, toc limit,
      displaytitle:, defaultsort:, short description, use dmy dates, use mdy dates, use british english, portal, portal-inline, zh,
      zh icon, en icon, fr icon, de icon`),
    leftOutBeginnings: wordSet('cite citeseerx ipa- ipac- lang-icon'),
    doubtful: phraseSet(`citation needed, cn, fact, citation needed span, cn-span, dubious, disputed inline,
      disputed-inline, disputed, failed verification, verification failed, verify source, verify, better source needed, better source, unreliable source?,
      unreliable source, medical citation needed, needs citation, source needed, unsourced inline, non-primary source needed, third-party inline,
      original research inline, original research?, or, pov statement, pov-statement, peacock inline, weasel inline, who, who?, by whom, by whom?, according to whom,
      according to whom?, attribution needed, contradictory inline, contradict-inline, speculation inline, undue inline`),
    firstShown:
      phraseSet(`nowrap, nobr, j, no wrap, nobreak, small, smaller, big, larger, em, strong, mono, monospaced,
      abbr, abbrlink, tooltip, visible anchor, vanchor, sc, sc1, smallcaps, small caps, not a typo, typo, as written,
      flag, flagcountry, flagu, linktext, noitalic, nobold, nowiki, no italic, key press, keypress, angbr, angle bracket,
      unicode, polytonic, wikitext, nihongo-text, ship name, caps, uppercase, lowercase, bdi, highlight,
      nospell, hover title, lc:, lcfirst:, uc:, ucfirst:`),
    secondShown: phraseSet(
      'lang, langx, wikt-lang, transl, transliteration, translitteration, color, colored text, font color',
    ),
    characters: {
      "'": "'",
      "''": '"',
      "'s": "'s",
      "' '": "' ",
      '!': '|',
      '=': '=',
      '·': ' · ',
      dot: ' · ',
      middot: ' · ',
      '•': ' • ',
      bull: ' • ',
      nbsp: ' ',
      space: ' ',
      spaces: ' ',
      sp: ' ',
      thinsp: ' ',
      'thin space': ' ',
      hairsp: ' ',
      'hair space': ' ',
      shy: '',
      wbr: '',
      zwsp: '',
      zwj: '',
      ndash: '–',
      '–': '–',
      'en dash': '–',
      mdash: '—',
      '—': '—',
      'em dash': '—',
      snd: ' – ',
      snds: ' – ',
      spnd: ' – ',
      'spaced ndash': ' – ',
      'spaced en dash': ' – ',
      'spaced en dash space': ' – ',
      '...': '…',
      ellipsis: '…',
      'number sign': '#',
      'no.': 'No.',
      number: 'No.',
      º: 'º',
      ª: 'ª',
      pi: 'π',
      minus: '−',
      times: '×',
    },
  },
  ownTemplates: { 'as of': asOf, date },
};
