/** What is told of a row or a file that cannot be used, in English. */
import { say, wordsIn } from '@riscontro/words';
import type { RowFault } from '../../src/evidence/import/row-fields.ts';
import type { HashFault } from '../../src/similarity/media-hasher.ts';

const { rows, hashing } = wordsIn('en').terminal;

export const saidOfRow = (fault: RowFault) => say(rows.faults, fault);
export const saidOfFile = (fault: HashFault) => say(hashing.faults, fault);
/** Of what was parsed, or found. */
export const rowFaultIn = (parsed: object) =>
  'fault' in parsed ? saidOfRow(parsed.fault as RowFault) : undefined;
export const fileFaultIn = (found: object) =>
  'fault' in found ? saidOfFile(found.fault as HashFault) : undefined;
