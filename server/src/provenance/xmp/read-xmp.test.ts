import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { readXmp } from './read-xmp.ts';
import { buildXmp } from './testing/build-xmp.ts';
import { topValues } from './top-values.ts';
import { xmpNamespaces } from './xmp-namespaces.ts';

const { dublinCore, basic, photoshop } = xmpNamespaces;
const found = (packet: string) =>
  readXmp([packet]).map(({ path, name, values }) => [[...path, name].join('/'), ...values]);

test('a property is read as an attribute and as an element', () => {
  const packet = buildXmp('<photoshop:Credit>A &amp; B</photoshop:Credit>', 'xmp:CreatorTool="GIMP"');
  assert.deepEqual(topValues(readXmp([packet]), basic, 'CreatorTool'), ['GIMP']);
  assert.deepEqual(topValues(readXmp([packet]), photoshop, 'Credit'), ['A & B']);
});

test('lists give one value for each entry', () => {
  const list = '<dc:subject><rdf:Bag><rdf:li>one</rdf:li><rdf:li> two </rdf:li></rdf:Bag></dc:subject>';
  assert.deepEqual(topValues(readXmp([buildXmp(list)]), dublinCore, 'subject'), ['one', 'two']);
});

test('fields of structures have a path, in all three notations', () => {
  const step = (form: string) => `<xmpMM:History><rdf:Seq>${form}</rdf:Seq></xmpMM:History>`;
  const forms = [
    '<rdf:li stEvt:action="saved"/>',
    '<rdf:li rdf:parseType="Resource"><stEvt:action>saved</stEvt:action></rdf:li>',
    '<rdf:li><rdf:Description><stEvt:action>saved</stEvt:action></rdf:Description></rdf:li>',
  ];
  for (const form of forms) {
    assert.deepEqual(found(buildXmp(step(`<rdf:li stEvt:action="made"/>${form}`))), [
      ['History'],
      ['History[1]/action', 'made'],
      ['History[2]/action', 'saved'],
    ]);
  }
});

test('a name counts by its namespace, whatever the prefix', () => {
  const odd = buildXmp('<q:Credit xmlns:q="http://ns.adobe.com/photoshop/1.0/">X</q:Credit>');
  const foreign = buildXmp('<q:Credit xmlns:q="http://example.org/">X</q:Credit>');
  assert.deepEqual(topValues(readXmp([odd]), photoshop, 'Credit'), ['X']);
  assert.deepEqual(topValues(readXmp([foreign]), photoshop, 'Credit'), []);
});

test('what stands outside of RDF, in comments or in text is no property', () => {
  const inner = '<photoshop:Credit>X</photoshop:Credit>';
  const outside = `<a xmlns:photoshop="${photoshop}">${inner}</a>`;
  for (const packet of [
    outside,
    buildXmp(`<!-- ${inner} -->`),
    buildXmp(`<dc:title><![CDATA[${inner}]]></dc:title>`),
  ]) {
    assert.deepEqual(topValues(readXmp([packet]), photoshop, 'Credit'), []);
  }
});

test('entities are not expanded', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const values = readXmp([bomb + buildXmp('<dc:title>&b;</dc:title>')]).flatMap((one) => one.values);
  assert.ok(values.every((value) => !value.includes('aaaa')));
});

test('packets too deep, too full or too long are read in part and in little time', () => {
  const start = cpuNowMs();
  const many = Array.from({ length: 50_000 }, (_, at) => `<rdf:li>${at}</rdf:li>`).join('');
  const list = readXmp([buildXmp(`<dc:subject><rdf:Bag>${many}</rdf:Bag></dc:subject>`)]);
  assert.ok(list.flatMap(({ values }) => values).length <= 4000);
  readXmp(['<a>'.repeat(1_000_000)]);
  readXmp([buildXmp('', `xmp:Big="${'A'.repeat(4_000_000)}"`)]);
  readXmp(['&x;'.repeat(1_000_000)]);
  readXmp([' '.repeat(2_000_000)]);
  assert.ok(cpuNowMs() - start < 3000);
});

test('no damage to a packet makes it throw', () => {
  const packet = buildXmp(
    '<dc:subject><rdf:Bag><rdf:li>one</rdf:li></rdf:Bag></dc:subject>',
    'xmp:CreatorTool="x"',
  );
  fc.assert(
    fc.property(fc.nat(packet.length), fc.nat(30), fc.string({ maxLength: 8 }), (at, removed, added) => {
      readXmp([packet.slice(0, at) + added + packet.slice(at + removed)]);
    }),
    { numRuns: 1000 },
  );
});
