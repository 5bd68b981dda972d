/** Which encyclopedia a dump is from, and how its pages are addressed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress, siteOfExport } from './export-site.ts';

const head = (siteInfo: string, before = '') =>
  `${before}<mediawiki version="0.11" xml:lang="it">\n<siteinfo>${siteInfo}</siteinfo>\n`;

for (const [siteInfo, database, language, host] of [
  ['<dbname>itwiki</dbname>', 'itwiki', 'it', 'it.wikipedia.org'],
  ['<dbname>enwiki</dbname><base>https://evil.example/</base>', 'enwiki', 'en', 'en.wikipedia.org'],
  ['<dbname>simplewiki</dbname>', 'simplewiki', 'en', 'simple.wikipedia.org'],
  ['<base>http://it.wikipedia.org/wiki/Pagina_principale</base>', 'itwiki', 'it', 'it.wikipedia.org'],
] as const) {
  test(`known: ${siteInfo}`, () => {
    for (const before of ['', '\ufeff', '<?xml version="1.0" encoding="utf-8"?>\n'])
      assert.deepEqual(siteOfExport(head(siteInfo, before)), { database, language, host });
  });
}

for (const [what, text, message] of [
  [
    'another language',
    head('<dbname>frwiki</dbname>'),
    /from “frwiki”\. These of Wikipedia can be imported: itwiki, enwiki, simplewiki\./,
  ],
  ['another project', head('<dbname>itwiktionary</dbname>'), /from “itwiktionary”/],
  ['a name that every object has', head('<dbname>constructor</dbname>'), /from “constructor”/],
  ['another site', head('<base>https://wiki.example.org/</base>'), /from “https:\/\/wiki\.example\.org\/”/],
  ['no site', head(''), /from an unknown site/],
  ['a web page', '<!doctype html><html>', /defines entities|no MediaWiki export/],
  ['lines of JSON', '{"doc_id":"1"}', /no MediaWiki export/],
  ['nothing', '', /no MediaWiki export/],
  [
    'entities that unfold',
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><mediawiki><siteinfo>&lol2;</siteinfo>',
    /defines entities of its own/,
  ],
] as const) {
  test(`refused with the reason: ${what}`, () => {
    assert.throws(() => siteOfExport(text), message);
  });
}

for (const [title, address] of [
  ["L'Aquila", 'https://it.wikipedia.org/wiki/L%27Aquila'],
  ['Torre Eiffel', 'https://it.wikipedia.org/wiki/Torre_Eiffel'],
  ['AC/DC', 'https://it.wikipedia.org/wiki/AC/DC'],
  ['Perù & Cile? (100%)', 'https://it.wikipedia.org/wiki/Per%C3%B9_%26_Cile%3F_(100%25)'],
  ['C++: a "b"', 'https://it.wikipedia.org/wiki/C%2B%2B:_a_%22b%22'],
  ['#1 ?x', 'https://it.wikipedia.org/wiki/%231_%3Fx'],
] as const) {
  test(`the address of ${title}`, () => {
    const site = siteOfExport(head('<dbname>itwiki</dbname>'));
    assert.equal(pageAddress(site, title), address);
    assert.equal(new URL(address).href, address);
  });
}
