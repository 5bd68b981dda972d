/** Code to copy. */
import type { Words } from '../../languages.ts';

export const copying: Words['pages']['copying'] = {
  copy: 'Copia',
  done: 'Copiato.',
  failed: 'Il browser non lo permette: seleziona e copia.',
};
