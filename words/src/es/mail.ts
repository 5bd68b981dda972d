/** Messages that are sent to people. */
import type { Words } from '../languages.ts';

export const mail: Words['mail'] = {
  confirmation: {
    subject: 'Confirma tu registro en Riscontro',
    text: ({ host, link, hours }) =>
      `Alguien ha pedido, con esta dirección, una clave para la API de ${host}.

Si has sido tú, abre este enlace para ver la clave. Vale ${hours} horas y una sola vez:

${link}

Si no has sido tú, no tienes que hacer nada: sin confirmación no se crea ninguna clave y lo enviado se borra.
`,
  },
};
