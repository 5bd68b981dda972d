/** Why the operator's list of sources cannot be used. */
import { type Message, say } from '../../message.ts';

const reasons = {
  noFile: 'there is no such file',
  notAFile: 'it is not a file',
  largerThan: ({ megabytes }: { megabytes: number }) => `it is larger than ${megabytes} MB`,
  /** In the system's words. */
  unreadable: ({ reason }: { reason: string }) => reason,
  noHeadings: ({ row, headings }: { row: number; headings: string }) =>
    `row ${row}: the first row must say ${headings}`,
  quoteNotClosed: ({ row }: { row: number }) => `row ${row}: a quotation mark is not closed`,
  notADomain: ({ row, text }: { row: number; text: string }) =>
    `row ${row}: ${text} is not a domain such as example.org`,
  notAScore: ({ row, text }: { row: number; text: string }) =>
    `row ${row}: ${text} is not a score from 0 to 1 or from 0 to 100`,
  ratedBefore: ({ row, domain, before }: { row: number; domain: string; before: number }) =>
    `row ${row}: ${domain} was rated in row ${before} already`,
  otherScale: ({ row, score }: { row: number; score: number }) =>
    `row ${row}: ${score} is a score from 0 to 1, and other rows have scores from 0 to 100`,
  more: ({ count }: { count: number }) => `and ${count} more`,
};

export const sourceList = {
  reasons,
  faults: {
    cannotBeUsed: ({ path, faults }: { path: string; faults: readonly Message<typeof reasons>[] }) =>
      `The list of sources (SOURCES_FILE) ${path} cannot be used:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
  },
};
