import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { readSourceList } from './read-source-list.ts';
import { parseSourceList, SourceListError } from './source-list.ts';

const ratingsOf = (text: string, ...urls: string[]) =>
  urls.map(parseSourceList(text, 'list.csv').reliabilityOf);
const faultsOf = (text: string): string => {
  try {
    parseSourceList(text, 'list.csv');
  } catch (error) {
    assert.ok(error instanceof SourceListError);
    return error.message;
  }
  return '';
};

test('a list rates the sites in it and no others', () => {
  const text = `# our list, 2026
domain,score,reason
example.org,80,"careful, corrects its mistakes"

# the ones below are "different
rumours.example,10,invents quotations
old.example.org,0,
`;
  assert.deepEqual(
    ratingsOf(
      text,
      'https://www.example.org/a',
      'https://rumours.example/b',
      'https://old.example.org/c',
      'https://unknown.example/',
    ),
    [0.8, 0.1, 0, undefined],
  );
  assert.equal(parseSourceList(text, 'list.csv').size, 3);
});

test('commas, semicolons and tabs, headings in any order and in Italian, a decimal comma, Windows line ends', () => {
  const expected = [0.25, 1];
  for (const text of [
    'domain,score,reason\na.example,0.25,x\nb.example,1,y',
    '\ufeffMotivo;Punteggio;Dominio\r\nx;0,25;a.example\r\ny;1;b.example\r\n',
    'sito\taffidabilità\tmotivo\na.example\t0.25\tx\nb.example\t1.0\t\n',
    'domain,score\na.example,25\nb.example,100',
  ]) {
    assert.deepEqual(ratingsOf(text, 'https://a.example/', 'https://b.example/'), expected, text);
  }
});

test('every bad row is told with its number, in order, and the list is not used', () => {
  const message = faultsOf(`# note
domain,score,reason
good.example,70,fine
https://bad.example/path,20,an address
,50,nothing
late.example,a lot,words
over.example,101,too much
minus.example,-3,too little
half.example,0.5,another scale
good.example,30,again
quoted.example,"40,never closed`);
  assert.deepEqual(message.split('\n'), [
    'The list of sources (SOURCES_FILE) list.csv cannot be used:',
    '  row 4: "https://bad.example/path" is not a domain such as example.org',
    '  row 5: "" is not a domain such as example.org',
    '  row 6: "a lot" is not a score from 0 to 1 or from 0 to 100',
    '  row 7: "101" is not a score from 0 to 1 or from 0 to 100',
    '  row 8: "-3" is not a score from 0 to 1 or from 0 to 100',
    '  row 9: 0.5 is a score from 0 to 1, and other rows have scores from 0 to 100',
    '  row 10: good.example was rated in row 3 already',
    '  row 11: a quotation mark is not closed',
  ]);
});

test('many bad rows are told as a number', () => {
  const rows = Array.from({ length: 500 }, () => 'nowhere,50,').join('\n');
  const lines = faultsOf(`domain,score,reason\n${rows}`).split('\n');
  assert.equal(lines.length, 22);
  assert.equal(lines.at(-1), '  and 480 more');
});

test('a list without a row of headings is not guessed at; one without entries is a list', () => {
  assert.match(faultsOf('a.example,50,x'), /row 1: the first row must say domain,score,reason/);
  assert.match(faultsOf('# only a note\n\n'), /row 1: the first row must say/);
  assert.match(faultsOf(''), /row 1: the first row must say/);
  assert.equal(parseSourceList('domain,score,reason\n', 'list.csv').size, 0);
});

test('whatever stands in the file, it is a list or a SourceListError', () => {
  const line = fc.array(fc.constantFrom('a.example', '50', '0,5', '"', ',', ';', '\t', '#', ' ', 'è'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      faultsOf(['domain,score', ...lines.map((parts) => parts.join(''))].join('\n'));
    }),
  );
});

test('the file is read as it is, also from an old spreadsheet; what is not there is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-sources-'));
  const path = join(folder, 'list.csv');
  await writeFile(
    path,
    Buffer.from('dominio;affidabilit\xe0;motivo\na.example;30;perch\xe9 s\xec\n', 'latin1'),
  );
  assert.equal((await readSourceList(path)).reliabilityOf('https://a.example/'), 0.3);
  await assert.rejects(
    readSourceList(join(folder, 'none.csv')),
    /none\.csv cannot be used:\n {2}there is no such file/,
  );
  await assert.rejects(readSourceList(folder), SourceListError);
  await writeFile(path, Buffer.alloc(9 * 1024 * 1024, 'x'));
  await assert.rejects(readSourceList(path), /larger than 8 MB/);
  await rm(folder, { recursive: true });
});
