/** `riscontro eval`. */
import { format } from '../format.ts';

const number = (count: number) => format.number(count);

export const evaluation = {
  summary: 'measure the method on claims and pictures whose answer is known',
  help: {
    actions: {},
    groups: { text: 'eval text:', media: 'eval media:' },
    options: {
      corpus: 'the texts to look in, one JSON object a line: doc_id, url, title, text, lang',
      claims: 'the claims to check, one JSON object a line: id, claim, lang (it or en)',
      manifest:
        'the files to judge, one JSON object a line: id, path (relative to the manifest), kind (image, video)',
      variants: 'judge also copies of each picture: saved again, smaller, cropped',
      maps: 'also write heat maps, into the folder of the name of --out and .maps',
      jobs: 'files judged at once; without it, one a core',
      out: 'where the answers go, a line as each is ready: id, level, score, ms and, for claims, evidence; for files, signals, c2pa, exif',
      json: 'print the scores as JSON and nothing else',
    },
    notes: [
      'The corpus is put into an index of its own, which is removed afterwards; your own indexes and the bundled knowledge are left out, and no request leaves this machine. What cannot be checked gets a line with its error.',
      'Claims that also tell dataset, level, truth and gold, and files that also tell label and source, are scored at the end.',
    ],
  },
  faults: {
    noKind: ({ kind }: { kind: string }) => `There is no evaluation of “${kind}”.`,
    notUnderstood: ({ text }: { text: string }) => `“${text}” is not understood.`,
    badJobs: '--jobs is a number from 1 to 64.',
    noFolder: ({ path }: { path: string }) => `There is no folder ${path}.`,
    isFolder: ({ path }: { path: string }) => `${path} is a folder.`,
    isRead: ({ path }: { path: string }) =>
      `${path} is read by this evaluation; the answers need another file.`,
    stopped: 'Stopped. The answers that were ready are in the file.',
    noClaims: ({ path }: { path: string }) => `${path} holds no claims.`,
    noTexts: ({ path }: { path: string }) => `${path} holds no texts.`,
    noFiles: ({ path }: { path: string }) => `${path} names no files.`,
  },
  number: ({ count }: { count: number }) => number(count),
  noFurtherFaults: 'Further faults are not told one by one.',
  readingCorpus: 'reading the corpus',
  claimsDone: ({ done, total }: { done: number; total: number }) =>
    `${number(done)} of ${number(total)} claims`,
  filesDone: ({ done, total }: { done: number; total: number }) =>
    `${number(done)} of ${number(total)} files`,
  claimsChecked: ({
    claims,
    passages,
    failed,
    path,
  }: {
    claims: number;
    passages: number;
    failed: number;
    path: string;
  }) =>
    `${number(claims)} claims checked against ${number(passages)} passages, ${number(failed)} of them without an answer. The answers are in ${path}.`,
  filesJudged: ({ files, path }: { files: number; path: string }) =>
    `${number(files)} files judged. The answers are in ${path}.`,
  mean: ({ macroF1, accuracy }: { macroF1: string; accuracy: string }) =>
    `Mean over the sets: macro-F1 ${macroF1}, accuracy ${accuracy}.`,
  agreement: ({ share, claims }: { share: string; claims: number }) =>
    `Italian and English agree on ${share} of ${number(claims)} claims.`,
  headings: {
    set: 'set',
    claims: 'claims',
    accuracy: 'accuracy',
    macroF1: 'macro-F1',
    flips: 'flips',
    committed: 'committed',
    right: 'right',
    brier: 'Brier',
    ece: 'ECE',
    recallAt5: 'recall@5',
    strictAt5: 'strict@5',
    p95: 'p95',
  },
};
