/** “Report an error”: the form, and what happens next. */
import type { Words } from '../../languages.ts';

export const report: Words['pages']['report'] = {
  title: 'Avisar de un error',
  lead: 'Cada aviso lo lee una persona. Si tienes razón, el veredicto se corrige y la corrección queda escrita en la página.',
  about: 'La verificación',
  reason: '¿Qué está mal?',
  text: 'Explica qué está mal',
  textHint: 'De 10 a 2000 caracteres. Si conoces una fuente, escribe su dirección.',
  email: 'Tu correo electrónico (opcional)',
  emailHint:
    'Sirve solo para responderte. Se borra junto con el aviso, como muy tarde 90 días después de la respuesta.',
  send: 'Enviar el aviso',
  faults: 'Todavía falta algo',
  fault: {
    reason: 'Elige qué está mal',
    text: 'Escribe una explicación de 10 a 2000 caracteres',
    email: 'Escribe una dirección como nombre@example.org, o déjalo vacío',
  },
  mistaken: 'Error',
  thanks: 'Aviso recibido',
  next: 'Qué pasa ahora',
  steps: {
    read: 'Una persona lee el aviso y vuelve a comprobar las pruebas.',
    correct:
      'Si hay que corregir el veredicto, la página muestra el nuevo, dice que lo ha revisado una persona y por qué. La versión anterior se puede seguir leyendo.',
    answer: 'Si has dejado un correo electrónico, puedes recibir una respuesta.',
  },
  urgent: ({ email }) => `Si es urgente, escribe a ${email}.`,
  back: 'Volver a la verificación',
  reasons: {
    level: 'El veredicto es erróneo',
    source: 'Una fuente es errónea, o falta una',
    quote: 'Una cita no es correcta',
    outdated: 'Ya no está actualizado',
    personalData: 'Me concierne, o contiene datos personales',
    other: 'Otra cosa',
  },
};
