/** Claims, evidence and sources behind a verdict. */
import type { Words } from '../../languages.ts';

export const details: Words['verdict']['details'] = {
  next: "Che cos'altro verificare",
  page: 'La pagina',
};

export const claims: Words['verdict']['claims'] = {
  evidence: 'Prove',
  title: 'Le affermazioni, una per una',
  further: 'Altre prove',
  of: 'su 100',
};

export const evidence: Words['verdict']['evidence'] = {
  supports: 'A favore',
  refutes: 'Contro',
  none: 'Nessuna prova trovata.',
  neither: 'Nessuna prova trovata, né a favore né contro.',
};

export const sources: Words['verdict']['sources'] = {
  title: 'Fonti lette',
  passage: 'Il brano usato',
  read: 'letta il',
};

export const sourceKinds: Words['verdict']['sourceKinds'] = {
  factCheck: 'fact-check',
  primary: 'fonte primaria',
  secondary: 'fonte secondaria',
  encyclopedia: 'enciclopedia',
  local: 'indice locale',
};
