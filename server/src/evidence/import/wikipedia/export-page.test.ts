/** A page's XML. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowFaultIn } from '../../../../test/support/said-faults.ts';
import { readExportPage } from './export-page.ts';

const xml = ({ page = '<ns>0</ns><id>7</id>', title = 'Roma', text = 'È una città.', revision = '' } = {}) =>
  Buffer.from(
    `<page><title>${title}</title>${page}<revision><id>9</id><timestamp>2024-02-03T04:05:06Z</timestamp><contributor><id>1</id></contributor>${revision}<text xml:space="preserve">${text}</text></revision></page>`,
  );

test('an article is read with its text and date', () => {
  assert.deepEqual(readExportPage(xml({ text: 'a &lt;b&gt; &amp;nbsp; &#232;' })), {
    value: { id: '7', title: 'Roma', wikitext: 'a <b> &nbsp; è', revisedOn: '2024-02-03' },
  });
});

test('of several revisions the last one counts', () => {
  const page = xml({ revision: '<text>old</text></revision><revision>' });
  assert.equal(readExportPage(page).value?.wikitext, 'È una città.');
});

for (const [what, page] of [
  ['another namespace', xml({ page: '<ns>1</ns><id>7</id>' })],
  ['a redirect', xml({ page: '<ns>0</ns><id>7</id><redirect title="x" />' })],
  ['a module', xml({ revision: '<model>Scribunto</model>' })],
] as const) {
  test(`no article and no fault: ${what}`, () => {
    assert.deepEqual(readExportPage(page), { value: undefined });
  });
}

for (const [what, page, fault] of [
  ['no title', xml({ title: ' ' }), /^has no usable title$/],
  ['an endless title', xml({ title: 'a'.repeat(300) }), /^has no usable title$/],
  ['no id', xml({ page: '<ns>0</ns>' }), /^“Roma” has no id$/],
  ['an id that is a path', xml({ page: '<ns>0</ns><id>../7</id>' }), /^“Roma” has no id$/],
  ['an unknown entity', xml({ text: '&lol9;' }), /^not well-formed XML \(.*undefined entity/],
  ['a document type', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><page/>'), /^not well-formed XML/],
  ['a tag that is not closed', xml({ text: '<b>' }), /^not well-formed XML/],
  ['tags without end', Buffer.from(`<page>${'<a>'.repeat(100_000)}`), /nested too deeply/],
  ['other bytes than UTF-8', Buffer.concat([xml(), Buffer.from([0xff])]), /^not UTF-8 text$/],
] as const) {
  test(`refused with the reason: ${what}`, () => {
    const found = readExportPage(page);
    assert.match(rowFaultIn(found) ?? '', fault);
  });
}
