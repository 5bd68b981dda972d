/** Links, tables, tags, emphasis, headings and lists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutEmphasis } from './emphasis.ts';
import { decodeEntities, escapeMarkup } from './entities.ts';
import { expandMarkup } from './markup.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sectionsOf } from './sections.ts';
import { withoutTags } from './tags.ts';

const gap = '\ue000';
const expanded = (wikitext: string) => expandMarkup(wikitext, { templateText: () => gap });

for (const [wikitext, text] of [
  ['[[Roma]] e [[Milano|Mi]]lano', 'Roma e Milano'],
  ['[[:Categoria:Città]] [[:de:Rom|Rom]]', 'Categoria:Città Rom'],
  ['a[[File:x.jpg|thumb|b [[c|d]] {{e}} [http://f g]]]h', 'ah'],
  ['a[[Immagine:x.jpg]][[Category:b]][[de:Rom]]', 'a'],
  ['[https://a.b/c?d=e il sito] e [http://x]', 'il sito e '],
  ['[//a.b c] [non un link] [mailto:a@b posta]', 'c [non un link] posta'],
  ['[[a|b\n\nc]] d', 'b\n\nc d'],
  ['[[a\n\n{{b}}', `a\n\n${gap}`],
  ['a ]] b }} c |} d', `a  b ${gap} c |} d`],
  ['{{a|[[b}} c', `${gap} c`],
  ['[[a|{{b|[[c}}]] d', `${gap} d`],
  ['a\n{| class="x"\n| b || {{c}}\n{|\n| d\n|}\n|}\ne', 'a\n\n\ne'],
  [':{|\n| b\n|}', ':\n'],
  ['a {| b', 'a {| b'],
  ['{|\n| never closed', gap],
  ['{{x|a=|}} b', `${gap} b`],
  ['{{Box\n| a = {{b}}\n}}Text', '\nText'],
  ['Text {{Box\n| a = b\n}} text', `Text ${gap} text`],
] as const) {
  test(`markup: ${JSON.stringify(wikitext)}`, () => {
    assert.equal(expanded(wikitext), text);
  });
}

for (const [wikitext, text] of [
  ['a<!-- b -->c<!-- never closed', 'ac'],
  ['a<ref>b</ref>c<ref name="d" />e<REF group=f>g</REF >h', 'aceh'],
  ['a<ref>never closed', `a${gap}never closed`],
  ['x = <math>y<z</math>.', `x = ${gap}.`],
  ['<nowiki>{{a}} <b></nowiki>', '&#123;&#123;a&#125;&#125; &#60;b&#62;'],
  ['10<sup>6</sup> m<sup>2</sup>, H<sub>2</sub>O, Fe<sup>3+</sup>', '10⁶ m², H₂O, Fe³⁺'],
  ['10<sup>n</sup> e 10<sup>x+1</sup>', `10n e 10${gap}`],
  ['1<sup>st</sup>, XX<sup>e</sup>', '1st, XXe'],
  ['a<br />b<span class="x">c</span><blink>d</blink>', `a bc${gap}d${gap}`],
  ['<del>no</del>a < b > c <3 d', 'a < b > c <3 d'],
  ['<gallery>\nFile:a.jpg|b\n</gallery>c<table><tr><td>d</td></tr></table>', 'c'],
] as const) {
  test(`tags: ${wikitext}`, () => {
    assert.equal(withoutTags(wikitext), text);
  });
}

for (const [line, text] of [
  ["'''Roma''' è ''bella''", 'Roma è bella'],
  ["l'''Italia'' unita", "l'Italia unita"],
  ["'''Dante''' scrisse dell'''Inferno''", "Dante scrisse dell'Inferno"],
  ["l''''Italia''' unita", "l'Italia unita"],
  ["'''''a''''' b''''''c'''''", "a b'c"],
  ["l'anno, po', '80", "l'anno, po', '80"],
] as const) {
  test(`emphasis: ${line}`, () => {
    assert.equal(withoutEmphasis(line), text);
  });
}

test('entities become their characters; unknown ones stay, hostile ones vanish', () => {
  assert.equal(
    decodeEntities('a&nbsp;b &ndash; &#232;&#xE8; &foo; &#0;&#x110000;&#xD800;'),
    'a b – èè &foo; \ufffd',
  );
  assert.equal(decodeEntities(escapeMarkup("{{a|b=[c]}} '''d''' <e>")), "{{a|b=[c]}} '''d''' <e>");
});

test('sections of notes, sources and pointers go with everything below them', () => {
  const wikitext =
    'a\n== Storia ==\nb\n===Note===\nc\n==== d ====\ne\n=== f ===\ng\n==See also==\nh\n== = i == \nj\n=k';
  assert.deepEqual(
    sectionsOf(wikitext).map(({ number, heading, wikitext: text }) => [number, heading, text]),
    [
      [0, '', 'a'],
      [1, 'Storia', 'b'],
      [4, 'f', 'g'],
      [6, '= i', 'j\n=k'],
    ],
  );
});

for (const [text, paragraphs] of [
  ['a\nb\n\nc', ['a b', 'c']],
  ['Sono tre:\n* uno;\n* due,\n* tre', ['Sono tre: uno; due; tre.']],
  ['Sono tre:\n\n# uno\n# due\n# tre.\nFine.', ['Sono tre: uno; due; tre.', 'Fine.']],
  [`Sono tre:\n* uno\n* ${gap} due\n* tre\nFine.`, ['Fine.']],
  [`* uno\n* ${gap} due\n* tre`, ['uno; tre.']],
  ['* Una frase intera.\n* Un’altra.', ['Una frase intera.', 'Un’altra.']],
  ['; Nome : Roma\n; Altezza\n: 20 metri', ['Nome: Roma; Altezza.', '20 metri']],
  ['Prima frase. Ecco la formula:\n\nAltro.', ['Prima frase.', 'Altro.']],
  [`a\n${gap}\n----\n__NOTOC__\n| resto di tabella\nb`, ['a b']],
  ['Roma (; , ) è (– antica ; ) e grande , sì.', ['Roma è (antica) e grande, sì.']],
  ['Vedi https://example.org/a?b=c per altro.', ['Vedi per altro.']],
] as const) {
  test(`paragraphs: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(paragraphsOf(text), paragraphs);
  });
}
