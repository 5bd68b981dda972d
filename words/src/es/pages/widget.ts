/** The widget on other sites’ pages, beyond its form. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const widget: Words['pages']['widget'] = {
  title: 'Verifica con Riscontro',
  heading: '¿Qué quieres verificar?',
  more: '¿Necesitas más verificaciones? Usa la API',
  here: 'Verificar en la página de Riscontro',
  off: 'En esta instalación las verificaciones sin clave están desactivadas.',
  caution: 'Puede equivocarse: lee las pruebas y las fuentes.',
  method: 'Cómo funciona',
  goesOn: 'La verificación continúa aunque dejes la página.',
  waiting: 'Verificación en curso',
  elapsed: ({ seconds }) =>
    `Desde hace ${format.plural(seconds, { one: 'un segundo', other: `${seconds} segundos` })}. El resultado aparece aquí solo, en cuanto está listo; la verificación continúa aunque cierres la página.`,
  refresh: 'Actualizar ahora',
  result: 'Resultado de la verificación',
  open: 'Pruebas y fuentes',
  again: 'Verificar otra cosa',
  api: 'Usar la API',
  frameTitle: 'Riscontro: verifica un contenido',
};
