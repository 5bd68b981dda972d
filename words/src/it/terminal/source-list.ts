/** Why the operator's list of sources cannot be used. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';

const reasons: Words['terminal']['sourceList']['reasons'] = {
  noFile: 'il file non c’è',
  notAFile: 'non è un file',
  largerThan: ({ megabytes }) => `è più grande di ${megabytes} MB`,
  unreadable: ({ reason }) => reason,
  noHeadings: ({ row, headings }) => `riga ${row}: la prima riga deve dire ${headings}`,
  quoteNotClosed: ({ row }) => `riga ${row}: un segno di virgolette non è chiuso`,
  notADomain: ({ row, text }) => `riga ${row}: ${text} non è un dominio come example.org`,
  notAScore: ({ row, text }) => `riga ${row}: ${text} non è un punteggio da 0 a 1 o da 0 a 100`,
  ratedBefore: ({ row, domain, before }) => `riga ${row}: ${domain} ha già un punteggio alla riga ${before}`,
  otherScale: ({ row, score }) =>
    `riga ${row}: ${score} è un punteggio da 0 a 1, e altre righe hanno punteggi da 0 a 100`,
  more: ({ count }) => `e altri ${count}`,
};

export const sourceList: Words['terminal']['sourceList'] = {
  reasons,
  faults: {
    cannotBeUsed: ({ path, faults }) =>
      `La lista delle fonti (SOURCES_FILE) ${path} non si può usare:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
  },
};
