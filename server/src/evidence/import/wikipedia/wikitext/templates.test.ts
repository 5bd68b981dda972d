/** Templates inside sentences: what they show, and which sentences go with those that cannot be shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../../../language/grammars.ts';
import { withoutGaps } from './gaps.ts';
import { expandMarkup } from './markup.ts';
import { createTemplateText } from './templates.ts';

const shown = (wikitext: string, language: GrammarLanguage = 'en') =>
  expandMarkup(`A ${wikitext} Z`, { templateText: createTemplateText(language) }).slice(2, -2);
const gap = '\ue000';

for (const [wikitext, text] of [
  // Numbers and units.
  ['{{convert|10|km|mi}}', '10 km'],
  ['{{Convert|1,200|sqmi|km2|abbr=on}}', '1,200 sq mi'],
  ['{{cvt|3|-|5|km2}}', '3–5 km²'],
  ['{{convert|5|ft|10|in|m}}', '5 feet 10 inches'],
  ['{{convert|2|by|4|m}}', '2 by 4 m'],
  ['{{convert|-40|C|F}}', '-40 °C'],
  ['{{convert|10|km|mi|disp=output only}}', gap],
  ['{{convert|ten|km}}', gap],
  ['{{convert|10}}', gap],
  ['{{convert|10|to|km}}', gap],
  ['{{val|1.5|0.1|e=-6|u=m2}}', '1.5±0.1 × 10⁻⁶ m²'],
  ['{{val|1.5|end=x}}', gap],
  ['{{val|p=~|3|ul=kg}}', '~3 kg'],
  ['{{formatnum:1234567.89}}', '1,234,567.89'],
  ['{{formatnum:{{population}}}}', gap],
  ['{{frac|1|2}}', '1/2'],
  ['{{frac|3|1|2}}', '3 1/2'],
  ['{{frac|a|b}}', gap],
  ['{{US$|1.5 million}}', 'US$1.5 million'],
  ['{{GBP|5|year=1900}}', gap],
  ['10{{sup|6}}', '10⁶'],
  ['10{{sup|n+1}}', `10${gap}`],
  ['{{percentage|1|3}}', gap],
  // Dates.
  ['{{circa|1500}}', 'c. 1500'],
  ['{{as of|2020|6|1}}', 'As of 1 June 2020'],
  ['{{As of|2020|lc=y}}', 'as of 2020'],
  ['{{as of|2020|since=y}}', gap],
  ['{{start date|1953|5|29|df=y}}', '29 May 1953'],
  ['{{start date|1953|13|29}}', gap],
  ['{{date|2020-02-03}}', '3 February 2020'],
  ['{{reign|1837|1901}}', 'r. 1837–1901'],
  ['{{age|1990|1|1}}', gap],
  ['{{CURRENTYEAR}}', gap],
  // Words.
  ['{{lang|fr|bonjour}}', 'bonjour'],
  ['{{lang-la|urbs}}', 'urbs'],
  ['{{nowrap|a [[b|c]]}}', 'a c'],
  ['{{nowrap|1=a=b}}', 'a=b'],
  ['{{ill|Titel|de|Title|lt=title}}', 'title'],
  ['{{nihongo|Tokyo|東京|Tōkyō}}', 'Tokyo (Tōkyō)'],
  ['{{nihongo||東京|Tōkyō}}', 'Tōkyō'],
  ['{{flag|Italy}}', 'Italy'],
  ['{{abbr|km|kilometre}}', 'km'],
  ['a{{snd}}b{{nbsp}}c', 'a – b c'],
  ["the ''Titan''{{'s}}", "the ''Titan'''s"],
  ['{{cite web|url=x}}{{sfn|a}}{{ efn | b }}{{Template:R|c}}', ''],
  ['{{IPA|a}}{{flagicon|Italy}}', ''],
  ['{{#if:a|b|c}}', gap],
  ['{{{1|x}}}', `${gap}}`],
  ['{{constructor}}{{__proto__}}{{toString|1}}', gap.repeat(3)],
  ['{{outer|{{nowrap|5}}}}', gap],
  ['{{nowrap|{{outer|5}}}}', gap],
] as const) {
  test(`English: ${wikitext}`, () => {
    assert.equal(shown(wikitext), text);
  });
}

for (const [wikitext, text] of [
  ['{{M|1285,3|ul=km²}}', '1285,3 km²'],
  ['{{M|9,8||m/s2}}', '9,8 m/s²'],
  ['{{M|5|e=6|u=kg}}', '5 × 10⁶ kg'],
  ['{{M|5|k|m}}', gap],
  ['{{M|5|d=x}}', gap],
  ['{{formatnum:1234567.89}}', '1.234.567,89'],
  ['{{formatnum:1889}}', '1889'],
  ['{{formatnum:12 000}}', '12 000'],
  ['{{TA|10 km}}', '10 km'],
  ['{{circa|1500}}', 'circa 1500'],
  ['{{data|9|11|1989}}', '9 novembre 1989'],
  ['{{en}}', ''],
  ["l{{'}}anno", "l'anno"],
  ['{{Cita libro|a}}', ''],
  ['{{citazione|Un detto famoso}}', gap],
  ['{{bio|Nome=}}', gap],
] as const) {
  test(`Italian: ${wikitext}`, () => {
    assert.equal(shown(wikitext, 'it'), text);
  });
}

for (const [sex, more, text] of [
  ['M', '|Attività=scrittore', 'Anna Rossi (Roma, 1900) è uno scrittore.\n'],
  ['F', '|Attività=attrice|Nazionalità=italiana', "Anna Rossi (Roma, 1900) è un'attrice italiana.\n"],
  [
    'F',
    '|AnnoMorte=1980|Attività=poetessa|Attività2=pittrice|Attività3=scultrice|Nazionalità=italiana|NazionalitàNaturalizzato=francese',
    'Anna Rossi (Roma, 1900 – 1980) è stata una poetessa, pittrice e scultrice italiana naturalizzata francese.\n',
  ],
  ['M', '|Attività=poeta|AttivitàAltre=e [[filosofo]]', 'Anna Rossi (Roma, 1900) è un poeta e filosofo.\n'],
  ['M', "|PreAttività=è un'ex|Attività=fondista", "Anna Rossi (Roma, 1900) è un'ex fondista.\n"],
  [
    'M',
    '|Attività=re|FineIncipit=fu il primo re di [[Roma]]',
    'Anna Rossi (Roma, 1900) fu il primo re di Roma.\n',
  ],
  [
    'M',
    '|Attività=poeta|PostNazionalità=, morto giovane.',
    'Anna Rossi (Roma, 1900) è un poeta, morto giovane.\n',
  ],
  ['M', '|Attività=poeta|Punto=no', 'Anna Rossi (Roma, 1900) è un poeta'],
  ['M', '', gap],
] as const) {
  test(`a biography begins: ${text.trim()}`, () => {
    const template = `{{Bio|Nome=Anna|Cognome=Rossi|Sesso=${sex}|LuogoNascita=Roma|AnnoNascita=1900${more}}}`;
    assert.equal(shown(template, 'it'), text);
  });
}

for (const [wikitext, kept] of [
  ['It is {{unknown|5}} km long. It is old.', 'It is old.'],
  ['It is old.{{unknown}} It is long.', 'It is old. It is long.'],
  ['It is old. {{unknown}} are long. They are new.', 'It is old. They are new.'],
  ['Rome ({{unknown|Roma}}, 1 km) is old.', 'Rome is old.'],
  ['Rome (a city (see {{unknown}})) is old.', 'Rome (a city) is old.'],
  ['It is old.{{citation needed}} It is long.', 'It is long.'],
  ['It is old.{{unknown}}{{cn}} It is long.', 'It is long.'],
  ['It is old{{dubious}}. It is long.', 'It is long.'],
  ['{{citation needed span|It is old.}} It is long.', 'It is long.'],
  ['It said “no.”{{cn}} It is long.', 'It is long.'],
] as const) {
  test(`of “${wikitext}” stays “${kept}”`, () => {
    const text = expandMarkup(wikitext, { templateText: createTemplateText('en') });
    assert.equal(withoutGaps(text), kept);
  });
}
