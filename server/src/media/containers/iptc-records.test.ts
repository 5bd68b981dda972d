import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iptcStrings } from './iptc-records.ts';
import { iptcRecord } from './testing/build-file.ts';

test('credit, by-lines and caption are read, each as often as it stands there', () => {
  const iptc = Buffer.concat([
    iptcRecord(110, 'Agency'),
    iptcRecord(80, 'One'),
    iptcRecord(80, 'Two'),
    iptcRecord(120, 'Città'),
  ]);
  assert.deepEqual(iptcStrings(iptc), { credit: ['Agency'], byline: ['One', 'Two'], caption: ['Città'] });
});

test('a record that claims more than there is ends the reading', () => {
  const broken = Buffer.concat([iptcRecord(110, 'Agency'), Buffer.from([0x1c, 2, 80, 0x10, 0, 65])]);
  assert.deepEqual(iptcStrings(broken), { credit: ['Agency'] });
});
