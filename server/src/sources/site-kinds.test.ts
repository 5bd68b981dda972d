import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Passage } from '../domain/passage.ts';
import { asDomain } from './domain-lookup.ts';
import { siteKinds, withSiteKind } from './site-kinds.ts';

const passage = (url: string, kind: Passage['kind'] = 'secondary'): Passage => ({
  id: url,
  text: 'Un testo.',
  title: '',
  url,
  language: 'it',
  kind,
  retrievedAtMs: 0,
});
const kindAt = (url: string) => withSiteKind(passage(url)).kind;

test('pages of institutions are primary sources', () => {
  for (const host of [
    'www.who.int',
    'iris.who.int',
    'www.iss.it',
    'www.epicentro.iss.it',
    'www.salute.gov.it',
    'www.efsa.europa.eu',
    'www.ecdc.europa.eu',
    'www.ema.europa.eu',
    'ec.europa.eu',
    'www.ecb.europa.eu',
    'www.aifa.gov.it',
    'climate.nasa.gov',
    'www.esa.int',
    'www.ipcc.ch',
    'www.istat.it',
    'www.normattiva.it',
    'www.gazzettaufficiale.it',
    'www.governo.it',
    'www.senato.it',
    'www.camera.it',
    'www.quirinale.it',
    'www.cortecostituzionale.it',
    'www.bancaditalia.it',
    'www.un.org',
    'www.gov.uk',
    'www.ons.gov.uk',
    'www.cdc.gov',
    'pubmed.ncbi.nlm.nih.gov',
    'www.noaa.gov',
  ]) {
    assert.equal(kindAt(`https://${host}/page`), 'primary', host);
  }
});

test('pages of encyclopedias are encyclopedias, and all others stay secondary sources', () => {
  for (const host of ['it.wikipedia.org', 'www.treccani.it', 'www.britannica.com'])
    assert.equal(kindAt(`https://${host}/x`), 'encyclopedia', host);
  for (const host of ['www.example.org', 'who.int.example', 'notistat.it', 'wikipedia.example'])
    assert.equal(kindAt(`https://${host}/x`), 'secondary', host);
});

test('what was not read on the web stays what it is', () => {
  for (const kind of ['local', 'encyclopedia', 'factCheck'] as const) {
    const own = passage('https://www.istat.it/x', kind);
    assert.equal(withSiteKind(own), own);
  }
});

test('the list is in order: well-formed domains, sorted, none twice, none within another', () => {
  const all = Object.values(siteKinds).flat();
  assert.ok(all.length > 50);
  for (const domains of Object.values(siteKinds)) assert.deepEqual(domains, [...domains].sort());
  assert.equal(new Set(all).size, all.length);
  for (const domain of all) {
    assert.equal(asDomain(domain), domain);
    assert.ok(!all.some((other) => domain.endsWith(`.${other}`)), `${domain} is covered already`);
  }
});
