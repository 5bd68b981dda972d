/** Why the operator's list of sources cannot be used. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';

const reasons: Words['terminal']['sourceList']['reasons'] = {
  noFile: 'el archivo no está',
  notAFile: 'no es un archivo',
  largerThan: ({ megabytes }) => `es más grande que ${megabytes} MB`,
  unreadable: ({ reason }) => reason,
  noHeadings: ({ row, headings }) => `fila ${row}: la primera fila debe decir ${headings}`,
  quoteNotClosed: ({ row }) => `fila ${row}: hay unas comillas sin cerrar`,
  notADomain: ({ row, text }) => `fila ${row}: ${text} no es un dominio como example.org`,
  notAScore: ({ row, text }) => `fila ${row}: ${text} no es una puntuación de 0 a 1 o de 0 a 100`,
  ratedBefore: ({ row, domain, before }) =>
    `fila ${row}: ${domain} ya tiene una puntuación en la fila ${before}`,
  otherScale: ({ row, score }) =>
    `fila ${row}: ${score} es una puntuación de 0 a 1, y otras filas tienen puntuaciones de 0 a 100`,
  more: ({ count }) => `y ${count} más`,
};

export const sourceList: Words['terminal']['sourceList'] = {
  reasons,
  faults: {
    cannotBeUsed: ({ path, faults }) =>
      `La lista de fuentes (SOURCES_FILE) ${path} no se puede usar:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
  },
};
