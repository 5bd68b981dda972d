/** Claims, evidence and sources behind a verdict. */
import type { Words } from '../../languages.ts';

export const details: Words['verdict']['details'] = {
  next: 'Qué más verificar',
  page: 'La página',
};

export const claims: Words['verdict']['claims'] = {
  evidence: 'Pruebas',
  title: 'Las afirmaciones, una por una',
  further: 'Otras pruebas',
  of: 'de 100',
};

export const evidence: Words['verdict']['evidence'] = {
  supports: 'A favor',
  refutes: 'En contra',
  none: 'No se ha encontrado ninguna prueba.',
  neither: 'No se ha encontrado ninguna prueba, ni a favor ni en contra.',
};

export const sources: Words['verdict']['sources'] = {
  title: 'Fuentes leídas',
  passage: 'El pasaje usado',
  read: 'leída el',
};

export const sourceKinds: Words['verdict']['sourceKinds'] = {
  factCheck: 'verificación de datos',
  primary: 'fuente primaria',
  secondary: 'fuente secundaria',
  encyclopedia: 'enciclopedia',
  local: 'índice local',
};
