/** Code to copy. */
import type { Words } from '../../languages.ts';

export const copying: Words['pages']['copying'] = {
  copy: 'Copiar',
  done: 'Copiado.',
  failed: 'El navegador no lo permite: selecciona y copia.',
};
