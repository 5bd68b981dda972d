/** `riscontro results`. */
import type { Words } from '../../languages.ts';

export const results: Words['terminal']['results'] = {
  summary: 'muestra, oculta y elimina resultados',
  help: {
    actions: {
      show: 'el resultado tal como está, aunque esté oculto',
      hide: 'retira su página, sus versiones y sus imágenes; no se pierde nada',
      unhide: 'las vuelve a publicar',
      delete: 'elimina para siempre el resultado con sus versiones, imágenes, avisos y la respuesta en caché',
    },
    options: {},
    notes: [
      'RESULT es el id al final de su dirección. Los resultados ocultos y eliminados responden 410 en cada nodo en cuestión de segundos.',
    ],
  },
  faults: {
    oneNeeded: 'Hace falta un resultado.',
    wasDeleted: ({ id }) => `${id} fue eliminado.`,
    noResult: ({ id }) => `Ningún resultado tiene el id «${id}».`,
  },
  reports: ({ all, open }) => `Avisos: ${all}, de ellos abiertos ${open}`,
  isHidden: ({ id }) => `${id} está oculto: sus direcciones responden 410.`,
  isPublic: ({ id }) => `${id} vuelve a ser público.`,
  isDeleted: ({ id }) => `${id} está eliminado: sus direcciones responden 410.`,
  text: {
    version: ({ kind, language, version, review, state }) =>
      `${kind}, ${language}, versión ${version} (${review}), ${state}`,
    public: 'público',
    hiddenSince: ({ day }) => `oculto desde el ${day}`,
    content: 'Contenido',
    verdict: 'Veredicto',
    score: ({ level, score, confidence }) => `${level}, fiabilidad ${score}, confianza ${confidence}`,
    summary: 'Síntesis',
    advice: 'Consejo',
    claims: 'Afirmaciones',
    evidence: 'Pruebas',
    source: ({ number }) => `fuente ${number}`,
    sources: 'Fuentes',
    corrections: 'Correcciones',
    correction: ({ day, version }) => `${day}, versión ${version}`,
  },
};
