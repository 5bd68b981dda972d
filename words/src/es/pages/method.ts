/** How a verdict is made, how far it can be trusted. `**…**` stands out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const method: Words['pages']['method'] = {
  title: 'Cómo nace un veredicto',
  description:
    'Cómo verifica Riscontro textos, artículos e imágenes: principios, niveles, límites y resultados medidos.',
  lead: 'Riscontro busca pruebas, las compara y dice hasta dónde llegan. Aquí está escrito cómo lo hace, con qué frecuencia acierta y dónde no te puedes fiar.',
  contents: 'En esta página',
  principles: {
    title: 'Principios',
    points: {
      evidence:
        '**Sin pruebas no hay veredicto.** Cada fuente de la lista se ha leído de verdad, y cada cita está palabra por palabra en lo que se ha leído. Si faltan pruebas la respuesta es «no verificable», nunca «falso».',
      ownWitness:
        '**La página examinada no es testigo de sí misma.** El artículo verificado, sus copias y los sitios que lo repiten no valen como confirmación. Las fuentes se cuentan por su origen, no por el número de páginas.',
      people:
        '**Primero las personas.** Una verificación de la misma afirmación publicada por personas vale más que cualquier cálculo, y se cita como tal.',
      noSingleMethod:
        '**Ningún método condena por sí solo una imagen.** Llamar falsa a una foto verdadera es el peor error que puede cometer este servicio.',
      unknown:
        '**Lo que no se sabe se dice.** Una comprobación que no se ha hecho o que no ha podido decidir aparece en el resultado como tal, y también una fuente que no ha respondido.',
    },
  },
  levels: {
    title: 'Los niveles y qué significan',
    texts: 'Para afirmaciones y artículos',
    media: 'Para imágenes y vídeos',
    meanings: {
      true: 'Las fuentes leídas lo confirman, y lo que lo confirma pesa más que lo que lo desmiente.',
      false: 'Las fuentes leídas lo desmienten, y lo que lo desmiente pesa más que lo que lo confirma.',
      misleading:
        'Una parte se sostiene y otra no: hay algo confirmado y algo desmentido, o el título dice lo que el texto no respalda.',
      unverifiable:
        'Las pruebas no bastan para decidir, o se trata de una opinión, de una predicción o de un asunto privado. No quiere decir que sea verdadero, ni tampoco que sea falso.',
      authentic:
        'No se ha encontrado ninguna señal de manipulación. La historia que se cuenta con la imagen puede ser falsa de todos modos.',
      suspicious: 'Una alarma, o dos indicios de distinta naturaleza, piden mirar mejor antes de creerlo.',
      manipulated:
        'El archivo declara que una parte se ha creado con IA, o una alarma por una alteración está confirmada por una señal de otra naturaleza.',
      aiGenerated:
        'Lo dice una marca o una declaración en el archivo, o coinciden dos señales de distinta naturaleza.',
    },
  },
  score: {
    title: 'Puntuación y confianza',
    points: {
      score:
        'La **puntuación** va de 0 a 100: 0 quiere decir seguramente falso (para imágenes y vídeos: seguramente no auténtico), 100 seguramente verdadero (o auténtico). «No verificable» está en 50, a menos que las pruebas se inclinen hacia un lado.',
      confidence:
        'La **confianza** es otra cosa: dice hasta qué punto el servicio está seguro de su propia respuesta. Para los textos es alta solo con una verificación publicada o una respuesta ya conocida a la misma afirmación, o con al menos dos fuentes independientes y un resultado claro. Para imágenes y vídeos es alta solo si una firma reconocida garantiza la historia del archivo o si coinciden dos alarmas de distinta naturaleza.',
    },
  },
  claims: {
    title: 'Cómo se verifica una afirmación',
    steps: {
      read: '**Lee la frase.** Reconoce el idioma, separa las afirmaciones y distingue los hechos de las opiniones, de las predicciones y de los asuntos privados, que ninguna fuente puede decidir.',
      search: ({ usesKnowledge, services }) =>
        `**Busca.** En esta instalación consulta a la vez ${format.list([...(usesKnowledge ? ['una colección de afirmaciones comunes y de hechos que forma parte del programa'] : []), 'los textos y las verificaciones que ha reunido quien gestiona el servicio', ...services])}. Quien no responde a tiempo aparece nombrado en el resultado, y se sigue adelante con los demás.`,
      known: ({ usesKnowledge }) =>
        `**Mira si alguien ha respondido ya.** Si una verificación publicada trata exactamente de la misma afirmación, decide ella${usesKnowledge ? '; después viene la colección de base' : ''}. Otro número, otro nombre o una negación la convierten en una afirmación distinta.`,
      compare:
        '**Compara los pasajes.** De cada pasaje encontrado establece si confirma, desmiente o no dice nada, y qué palabras lo deciden.',
      byModel: ({ model }) =>
        `Los lee un modelo de lenguaje (${model}), al que se cree solo cuando cita el pasaje palabra por palabra; si no responde, lo sustituye un programa local. Los textos que escribe están indicados como generados por IA.`,
      byRules:
        'Lo hace un programa local con reglas y pesos públicos: ningún modelo de lenguaje escribe el veredicto.',
      count:
        '**Cuenta las fuentes independientes.** Diez páginas que copian la misma noticia valen por una fuente.',
      weigh:
        'Además, quien gestiona el servicio ha indicado cuánto pesan ciertas fuentes: cuando ocurre, el resultado lo dice.',
      decide:
        '**Decide.** Hay un nivel solo si al menos un pasaje citado lo sostiene. Si un texto contiene varias afirmaciones, una mitad verdadera no hace verdadera la otra.',
    },
  },
  articles: {
    title: 'Cómo se verifica un artículo',
    choice:
      'De la página se leen el título, el texto, el autor y las fechas. Se eligen las afirmaciones que importan: la del título, las que la retoman, lo que afirma el primer párrafo. Las palabras de otros que se citan quedan fuera. Cada una se verifica como cualquier afirmación, sin usar como prueba el propio artículo, su sitio o quien lo copia.',
    rules: {
      falseCentre: 'Una afirmación central falsa hace falso el artículo.',
      falseElsewhere:
        'Una afirmación falsa en otro lugar, una engañosa o un título desmentido por su propio texto lo hacen engañoso.',
      trueAtAll:
        'Para «verdadero» hace falta que al menos la mitad de las afirmaciones esté confirmada, con una central entre ellas, y ninguna desmentida.',
      otherwise: 'En cualquier otro caso es no verificable.',
    },
    withoutWeight:
      'La falta de autor o de fecha, el texto oculto y la edad de la página se mencionan, pero no pesan en el nivel.',
  },
  images: {
    title: 'Cómo se verifica una imagen',
    about:
      'El archivo lo examinan muchos métodos pequeños. Cada uno dice lo que ha visto, y una sola regla pública saca de ello el nivel.',
    looks: {
      provenance:
        '**Procedencia.** La historia firmada del archivo (C2PA), las declaraciones de origen y las marcas que dejan los generadores.',
      file: '**Datos del archivo.** Dispositivo, fechas, programas usados, y la vista previa oculta en el archivo comparada con la imagen.',
      traces:
        '**Huellas en los píxeles.** Zonas copiadas dentro de la foto, zonas comprimidas o alteradas de un modo distinto al resto. Donde hay algo que ver, un mapa lo muestra.',
      detectors:
        '**Detectores de IA.** En esta instalación hay al menos uno. Por sí solo nunca basta para un veredicto.',
      noDetectors:
        '**Detectores de IA.** En esta instalación no hay ninguno: una imagen creada con IA y sin marcas no se reconoce, y el resultado lo dice.',
      appearances: ({ services }) =>
        `**Apariciones anteriores.** La imagen se busca entre las ya conocidas aquí${services.length > 0 ? ` y con ${format.list(services)}` : ''}. Saber dónde estaba antes ayuda a entender si la historia que se cuenta es la suya.`,
      text: '**Texto en la imagen.** Si lo hay, se lee y se puede verificar como afirmación.',
    },
    once: 'Dos métodos que miran la misma huella cuentan una sola vez. En las imágenes no se examinan los rostros.',
  },
  videos: {
    title: 'Los vídeos',
    off: 'En esta instalación la verificación de vídeos no está activa. Quien envía uno recibe esta explicación, y ningún veredicto.',
    about:
      'El vídeo se decodifica de principio a fin y se mira a lo largo del tiempo. La regla es la misma de las imágenes: ninguna señal basta por sí sola, y dos señales cuentan juntas solo si hablan del mismo momento.',
    looks: {
      file: '**El archivo.** Procedencia firmada, marcas de generadores, dispositivo y fechas; la estructura del archivo dice a menudo qué teléfono, programa o aplicación lo ha escrito.',
      time: '**El tiempo.** Cortes dentro de una toma que parece continua, imágenes congeladas, tramos repetidos, hacia atrás o insertados, cambios bruscos de grano o nitidez, huellas de compresiones anteriores. Cada señal dice cuándo.',
      framesWithDetectors:
        '**Los fotogramas.** Hasta veinticuatro se examinan como imágenes; unos pocos fotogramas extraños no bastan. Algunos pasan a los detectores de IA instalados: hace falta que la mayoría esté de acuerdo.',
      frames:
        '**Los fotogramas.** Hasta veinticuatro se examinan como imágenes; unos pocos fotogramas extraños no bastan. No hay ningún detector de IA instalado: un vídeo creado con IA y sin marcas no se reconoce, y el resultado lo dice.',
      faces:
        '**Los rostros.** Se mide si un rostro se mueve y tiene el mismo aspecto que lo que lo rodea. Los rostros no se reconocen, y de ellos no se conserva nada. Es un indicio modesto, y el resultado lo dice.',
      sound:
        '**El sonido.** Duración respecto a las imágenes, empalmes, saltos de nivel. Si una voz ha sido clonada no se puede decir sin un detector para ello.',
      appearances:
        '**Apariciones anteriores.** Los fotogramas que lo representan se buscan entre las imágenes y los vídeos ya conocidos.',
    },
    ordinary:
      'Cortar, volver a comprimir, añadir música o un título es normal para quien publica: se dice, pero no pesa en el nivel.',
  },
  figures: { title: 'Con qué frecuencia acierta' },
  limits: {
    title: 'Límites',
    points: {
      undecided:
        '**A menudo no decide.** Cuando las pruebas no bastan prefiere «no verificable»: callar cuesta menos que engañar.',
      words:
        '**El programa local compara palabras.** Un pasaje que dice lo mismo con palabras muy distintas se le puede escapar.',
      recent: '**Lo que acaba de ocurrir** a menudo no está todavía en las fuentes.',
      authentic:
        '**«Auténtica» no es una garantía.** Quiere decir que no se ha visto nada. Las imágenes compartidas en la web han perdido casi siempre los datos y las marcas con los que nacieron.',
      sources: '**Las fuentes pueden equivocarse,** todas juntas. Léelas: por eso están ahí.',
    },
  },
  corrections: {
    title: 'Las correcciones de las personas',
    about:
      'Un veredicto automático puede ser erróneo. Al pie de cada resultado está «Avisar de un error»: el aviso llega a quien gestiona la instalación. Si una persona corrige el veredicto nace una versión nueva, indicada como revisada por una persona; la página enumera qué ha cambiado y por qué, y las versiones anteriores se pueden seguir leyendo.',
  },
};
