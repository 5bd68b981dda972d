/** `riscontro reviews`. */
import type { Words } from '../../languages.ts';

export const reviews: Words['terminal']['reviews'] = {
  summary: 'lee los avisos de los lectores y corrige veredictos',
  help: {
    actions: {
      list: 'los avisos abiertos, del más antiguo al más reciente',
      show: 'un aviso, y el veredicto del que trata',
      dismiss: 'lo cierra sin cambiar nada; la nota se queda aquí',
      resolve: 'lo cierra con una corrección',
      revise: 'corrige un veredicto del que nadie ha avisado',
    },
    groups: {
      correction:
        'Una corrección crea una nueva versión del veredicto, revisada por una persona. Su nota aparece en la página pública, y la versión anterior se puede seguir leyendo. Lo que se indica ocupa el lugar de esa parte:',
    },
    options: {
      note: 'qué se cambió y por qué, para todos los lectores, en italiano (necesaria)',
      'note-in': 'lo mismo en otro idioma de las respuestas, también varios: en=…, es=…',
      'note-en': 'lo mismo en inglés: --note-in en=…',
      level: 'vero, falso, fuorviante, non verificabile; autentica, sospetta, manipolata, creata con IA',
      score: 'de 0 a 100, adecuado al nivel; si falta, el anterior o el habitual del nivel',
      summary: 'necesaria si cambia el nivel',
      advice: 'qué más verificar',
      confidence: 'bassa, media, alta',
      reason: 'por qué no se puede verificar: necesario si el nivel pasa a non verificabile',
      claim: 'el nivel de una sola afirmación, cuando hay varias',
      source: 'añade una fuente que has leído',
      for: 'añade una prueba a favor; de la fuente añadida, si la hay',
      against: 'añade una prueba en contra',
      'drop-source': 'quita una fuente, y lo que se citaba de ella',
      'drop-evidence': 'quita una prueba',
      all: 'enumera también los avisos cerrados',
      dismiss: 'cierra el aviso sin cambiar nada',
    },
    notes: ['N es el número que «reviews show» da a una afirmación, a una fuente o a una prueba.'],
  },
  faults: {
    tooMuch: ({ text }) => `«${text}» está de más. Los textos van entre comillas.`,
    dismissAlone: '--dismiss cierra el aviso sin cambiar nada: quita la corrección.',
    dismissNoteNeeded: 'Hace falta --note: por qué no se cambió nada.',
    dismissNotHere: '--dismiss va con reviews resolve.',
    whichResult: '¿Qué resultado? riscontro reviews revise RESULT …',
    whichReport: '¿Qué aviso? Mira: riscontro reviews list',
    noReport: ({ id }) => `Ningún aviso tiene el id «${id}». Mira: riscontro reviews list --all`,
    alreadyResolved: ({ id }) => `El aviso ${id} ya está cerrado. Mira: riscontro reviews show ${id}`,
    outdated: ({ id }) =>
      `Otra persona acaba de corregir o eliminar ${id}. Léelo de nuevo y después repite el comando.`,
    noteNeeded: 'Hace falta --note: dice a los lectores qué se cambió y por qué.',
    badNoteLanguage: ({ text, languages }) =>
      `--note-in ${text}: escribe el idioma y el texto, por ejemplo en="…". Idiomas: ${languages.join(', ')}.`,
    badScore: '--score debe ser un número entero de 0 a 100.',
    badSource: ({ text }) =>
      `--source ${text}: escribe el nombre y después la dirección, por ejemplo "ISTAT https://www.istat.it/".`,
    badNumber: ({ option, text }) => `${option} ${text}: indica su número, como lo da «reviews show».`,
    badClaim: ({ text }) =>
      `--claim ${text}: escribe el número de la afirmación y su nivel, por ejemplo 2=falso.`,
  },
  none: 'Ningún aviso abierto.',
  headings: {
    id: 'id',
    date: 'fecha',
    reason: 'motivo',
    state: 'estado',
    result: 'resultado',
    text: 'texto',
  },
  outcomes: { open: 'abierto', dismissed: 'rechazado', corrected: 'aceptado' },
  isDismissed: ({ id }) => `El aviso ${id} queda rechazado.`,
  isRevised: ({ version }) => `La versión ${version} es pública:`,
  text: {
    report: ({ id, day, reason, version }) =>
      `Aviso ${id} del ${day}: ${reason}, sobre la versión ${version}`,
    text: 'Texto',
    email: 'Correo electrónico',
    resolved: 'Cerrado',
    dismissed: 'rechazado',
    correctedIn: ({ version }) => `aceptado en la versión ${version}`,
  },
};
