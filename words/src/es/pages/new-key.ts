/** A key that is shown once, and the pages that lead to it. */
import type { Words } from '../../languages.ts';

export const newKey: Words['pages']['newKey'] = {
  title: 'Tu clave',
  once: 'Esta clave se ve ahora y nunca más: aquí queda solo una huella de ella, y nadie puede recuperarla. Cópiala en un lugar seguro, como un gestor de contraseñas, y no la pongas en páginas web ni en código publicado.',
  key: 'la clave',
  try: 'Para probarla enseguida, en un terminal:',
  line: 'el comando',
  quota: ({ quota }) => `Vale desde ahora, para ${quota} verificaciones al mes.`,
  console: 'Abrir la consola de la clave',
  confirmation: {
    title: 'Confirmar el registro',
    about: ({ email }) =>
      `La dirección **${email}** queda confirmada en cuanto pulsas el botón. La clave aparece una sola vez: ten preparado un lugar seguro donde copiarla.`,
    show: 'Crear y mostrar la clave',
  },
};
