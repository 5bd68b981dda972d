/** What an installation keeps, for how long, and who else sees what. `**…**` stands out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const privacy: Words['pages']['privacy'] = {
  title: 'Privacidad',
  description: 'Qué conserva esta instalación de Riscontro, durante cuánto tiempo, y quién más ve qué.',
  lead: 'Sin cookies, sin publicidad, sin perfiles. Esta página está escrita a partir de los ajustes de esta instalación: dice qué conserva de verdad, durante cuánto tiempo, y quién más ve qué.',
  contents: 'En esta página',
  operator: {
    title: 'Quién gestiona esta instalación',
    named: ({ name }) =>
      `Riscontro es un programa que cualquiera puede instalar. Esta instalación la gestiona **${name}**.`,
    nameless:
      'Riscontro es un programa que cualquiera puede instalar. **Quien gestiona esta instalación no ha indicado su nombre.**',
    write: ({ email }) => `Para preguntas y solicitudes sobre datos personales se escribe a ${email}.`,
    noAddress:
      'Quien la gestiona no ha indicado una dirección de correo electrónico: para pedir algo sobre un resultado usa «Avisar de un error» en su página.',
  },
  kept: {
    title: 'Qué se conserva',
    howLong: 'Durante cuánto tiempo',
    days: ({ days }) =>
      `${format.plural(days, { one: '1 día', other: `${format.count(days)} días` })}, después se borra`,
    forEver: 'hasta que alguien lo retire',
    keyExists: 'mientras la clave exista',
    keyConfirmed: 'mientras la clave exista; sin la confirmación de la dirección, 24 horas',
    things: {
      result: {
        what: 'El resultado',
        text: 'El texto o el enlace enviado (de un enlace, lo que dice qué página es, sin el resto que sigue al signo de interrogación), el veredicto, las pruebas, las fuentes y, para imágenes y vídeos, los datos escritos en el archivo: es lo que muestra su página. El mismo contenido, enviado de nuevo antes de 24 horas, recibe el mismo resultado.',
      },
      confidential: {
        what: 'El resultado de una verificación confidencial',
        text: 'Lo mismo, en una página que se abre solo con su enlace completo. No responde a quien pregunta lo mismo, no deja huellas de imágenes y no guarda vistas previas, a menos que las quiera quien la pide con una clave.',
      },
      holders: {
        what: 'Quién conserva un resultado',
        text: 'Quien recibe un resultado lo conserva hasta que lo elimina: de quien tiene una clave queda el código interno de la clave; de quien no la tiene, un número al azar, cada vez otro, que no dice quién es.',
        howLong: 'lo mismo que el resultado',
      },
      files: {
        what: 'Los archivos enviados',
        text: 'Las imágenes y los vídeos sirven solo para el análisis. De los rostros de un vídeo se mide el movimiento durante el análisis: no se reconocen, y de lo que se mide no queda nada.',
        howLong: 'se borran en cuanto termina',
      },
      previews: {
        what: 'Las vistas previas',
        text: 'Una pequeña copia de la imagen y los mapas de los análisis; de un vídeo, un fotograma y los de los momentos señalados. Se ven en la página del resultado.',
        howLong: 'lo mismo que el resultado',
      },
      noPreviews: {
        what: 'Las vistas previas',
        text: 'Esta instalación no hace copias de imágenes y vídeos.',
        howLong: 'no se conservan',
      },
      fingerprints: {
        what: 'Las huellas de las imágenes',
        text: 'De una imagen o de un vídeo verificado queda una huella con el día, y nada más: quien verifica una copia puede leer que ya se ha visto aquí, y desde qué día, no por quién ni con qué resultado. De la imagen que abre un artículo la huella queda con la dirección y el título de la página, que pueden mostrarse como aparición anterior. A partir de una huella no se puede reconstruir la imagen.',
        howLong: 'lo mismo que el resultado',
      },
      noFingerprints: {
        what: 'Las huellas de las imágenes',
        text: 'Esta instalación no guarda ninguna.',
        howLong: 'no se conservan',
      },
      counts: {
        what: 'Las cuentas del día',
        text: 'Las verificaciones gratuitas, los avisos y las solicitudes de claves tienen un límite al día; las páginas abiertas y las verificaciones fallidas lo tienen por minuto y por hora. Para contarlas basta un código obtenido de la dirección de red (y del tipo de navegador, o del correo electrónico de quien pide una clave) con un secreto del servidor: la dirección no se conserva y el código cambia cada día. Del mismo modo se cuentan las verificaciones hechas en el recuadro de otro sitio.',
        howLong: 'hasta el final del día (UTC)',
      },
      reports: {
        what: 'Los avisos de errores',
        text: 'El motivo, el texto y, si lo indicas, el correo electrónico: sirven para corregir el resultado y para responderte.',
        howLong: 'hasta 90 días después de la respuesta, y nunca más tiempo que el resultado',
      },
      log: {
        what: 'El registro técnico',
        text: 'La hora, el tipo de página, el resultado y la duración de cada petición, y el código interno de la clave, si la hay. Ningún texto enviado, ninguna dirección de red.',
        howLong: 'lo decide quien gestiona el servicio',
      },
      changes: {
        what: 'El registro de cambios',
        text: 'Cuándo se crea, se cambia o se desactiva una clave, y cuándo se oculta, se corrige o se elimina un resultado: la hora, qué, el código de la clave o del resultado, y quién entre los gestores. De quien elimina su propio resultado o registra una clave no se anota nada; ningún texto, nombre ni correo electrónico.',
        howLong:
          'sin fin: de un resultado eliminado queda así solo el código, del que no se puede deducir nada',
      },
      usage: {
        what: 'El uso de las claves',
        text: 'Para quien tiene una clave: cuántas verificaciones ha hecho, mes a mes y día a día, y sus últimos 20 errores (hora, código, dirección llamada). Nada de lo que ha enviado.',
        howLong: 'los meses mientras la clave exista, los días dos meses, los errores 30 días',
      },
      keys: {
        what: 'Las claves',
        text: 'Para quien pide una: nombre, correo electrónico, uso previsto y número de verificaciones al mes. La clave misma se conserva solo como huella.',
      },
    },
  },
  readers: {
    title: 'Quién puede leer un resultado',
    link: 'La página de un resultado no está en ninguna lista y su dirección no se puede adivinar; a los buscadores se les pide que no la indexen. **Pero quien tenga el enlace puede leerla.** No envíes datos personales tuyos o de otros que no quieras ver en esa página.',
    confidential: ({ isUsual }) =>
      `La página de una **verificación confidencial** se abre solo con el enlace completo, que contiene una parte secreta: quien conoce solo el código del resultado no la encuentra, y donde se comparte el enlace no se hace ninguna vista previa. Se elige con una casilla antes de enviar${isUsual ? ', que en esta instalación ya está marcada' : ''}.`,
    place:
      'Si una foto o un vídeo contiene el lugar donde se tomó, la página lo muestra solo de forma aproximada, a unos once kilómetros.',
  },
  others: {
    title: 'Quién más ve lo que envías',
    nobody:
      'Nadie. Esta instalación trabaja sin red: ninguna petición sale de aquí, y las verificaciones se hacen con lo que ya está en el servidor.',
    about:
      'Ninguno de los servicios de abajo recibe tu dirección de red: las peticiones salen de este servidor.',
    texts: ({ services }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'recibe', other: 'reciben' })} las palabras de la afirmación que se busca.`,
    noTexts: 'Para los textos no se consulta ningún servicio externo.',
    images: ({ services }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'recibe', other: 'reciben' })} una vista previa de cada imagen verificada y un fotograma de cada vídeo, sin los datos escritos en el archivo, su nombre o el enlace del que viene.`,
    noImages: 'Ninguna imagen y ningún vídeo enviado deja este servidor.',
    modelHere: ({ model }) =>
      `Un modelo de lenguaje (**${model}**) lee la afirmación y los pasajes encontrados. Funciona en este mismo servidor.`,
    modelElsewhere: ({ model }) =>
      `Un modelo de lenguaje (**${model}**), en el servidor elegido por quien gestiona el servicio, recibe la afirmación y los pasajes encontrados.`,
    noModel: 'Ningún modelo de lenguaje lee lo que envías.',
    mail: 'El servidor de correo elegido por quien gestiona el servicio recibe la dirección de correo electrónico de quien pide una clave, para el mensaje de confirmación.',
    sites:
      'Cuando la verificación lee un artículo, una imagen o una página de la web, el sitio que la aloja recibe una petición de este servidor, como de cualquier lector.',
  },
  cookies: {
    title: 'Cookies y seguimiento',
    about:
      'Estas páginas no usan cookies. En la memoria del navegador guardan, hasta que cierras la pestaña, solo el código que te permite eliminar una verificación hecha allí. No cargan nada de otros sitios y no contienen herramientas de estadística. Cuando sigues un enlace a una fuente, ese sitio no llega a saber de qué página vienes.',
  },
  removal: {
    title: 'Cómo hacer que se retire algo',
    ways: {
      page: '**Desde la página del resultado.** «Avisar de un error», al pie de cada página, llega a quien gestiona el servicio: indica «datos personales» y qué hay que retirar.',
      yourself:
        '**Tú, donde has hecho la verificación.** «Eliminar», junto al resultado, borra el resultado con su página, las vistas previas, la huella de la imagen y las versiones anteriores. Funciona mientras la pestaña está abierta: el código que lo permite está solo allí. Los programas lo reciben junto con la respuesta.',
      others:
        '**Si otras personas han recibido el mismo resultado**, al eliminarlo lo sueltas: la página se queda para ellas, y desaparece cuando nadie la conserva o cuando se acaba su tiempo. Quien gestiona el servicio puede retirarla en cualquier momento.',
    },
    writing: ({ email }) => `**Escribiendo a quien gestiona el servicio**, a ${email}.`,
    forGood: 'Un resultado borrado no se puede recuperar.',
  },
};
