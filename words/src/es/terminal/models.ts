/** `riscontro models`. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { installing } from './installing.ts';
import { values } from './values.ts';

export const models: Words['terminal']['models'] = {
  summary:
    'enumera, descarga, añade y quita modelos: implicación, vectores de frases, detectores de imágenes',
  help: {
    actions: {
      list: 'el catálogo y lo que está instalado',
      pull: 'descarga un modelo del catálogo',
      pullOther: 'descarga cualquier otro del hub (MODEL_HUB_URL)',
      add: 'instala un modelo desde una carpeta',
      remove: 'lo quita, con lo que se había descargado de él hasta ahora',
    },
    groups: {
      installing: 'Para pull y add:',
      detector: 'Para detectores de imágenes, cuando su propia configuración no lo dice:',
    },
    options: {
      use: 'para qué sirve: entailment (un pasaje apoya, desmiente o no dice nada), encoder (los textos se convierten en vectores), image-detector (una imagen se hizo con IA o se alteró) o voice-detector (una voz se clonó)',
      name: 'el nombre con el que descargarlo',
      revision: 'la rama, la etiqueta o el commit que descargar; su commit queda fijado',
      file: 'el archivo .onnx que tomar, cuando hay varios',
      'label-order': 'qué significan las salidas, p. ej. entailment,neutral,contradiction',
      pooling: 'cómo un encoder hace un solo vector de sus palabras',
      'query-prefix': 'qué quiere un encoder delante de una pregunta, p. ej. "query: "',
      'passage-prefix': 'qué quiere delante de un pasaje',
      licence: 'la licencia, para que conste',
      sha256: 'cómo debe ser el archivo .onnx; si no, se rechaza',
      finds: 'qué buscan',
      positive: 'la salida que lo indica: su número desde 0 o su nombre; varias, con comas',
      activation: 'cómo las salidas se convierten en probabilidades',
      size: 'las imágenes que leen: un lado, o ALTOxANCHO',
      fit: 'la imagen entera, su centro, o cuadrados en el tamaño de la propia imagen',
      'shorter-side': 'para crop: el lado más corto antes de tomar el centro',
      stride: 'para tiles: de un cuadrado al siguiente',
      'tiles-max': 'para tiles: cuántos como mucho',
      combine: 'para tiles: cómo se hace uno de sus resultados',
      kernel: 'cómo se cambia el tamaño de las imágenes',
      mean: 'de cada color, lo que se resta',
      std: 'de cada color, por lo que se divide',
      scale: 'por lo que se multiplican antes los valores de los colores',
      layout: 'el orden de canales, filas y columnas',
      'colour-order': 'el orden de los colores',
      temperature: 'calibración, medida con imágenes tuyas',
      bias: 'lo mismo: lo que se suma',
      points: 'o como bruto:probabilidad',
      attention: 'desde qué probabilidad una imagen pide atención',
      alarm: 'y desde cuál da la alarma',
    },
    notes: [
      'Solo se toman pesos y configuración (.onnx, .json, .txt, .model); nada de un modelo se ejecuta como programa.',
    ],
  },
  faults: {
    useNeeded: ({ uses }) => `Hace falta --use: ${format.either(uses)}.`,
    notInstalled: ({ name }) =>
      `No hay instalado ningún modelo llamado «${name}». Mira: riscontro models list`,
    badSha256: '--sha256 son 64 cifras y letras de la a a la f.',
    badOption: ({ option, fault }) => `${option} no puede ser así: ${say(values.faults, fault)}.`,
  },
  headings: {
    name: 'nombre',
    use: 'uso',
    state: 'estado',
    size: 'tamaño',
    licence: 'licencia',
    from: 'de',
  },
  fileHeadings: { file: 'archivo', size: 'tamaño', sha256: 'SHA-256' },
  toPull: 'por descargar',
  installed: 'instalado',
  broken: ({ fault }) => `dañado: ${say(installing.states, fault)}`,
  about: ({ size }) => `unos ${size}`,
  size: ({ bytes }) => format.size(bytes),
  progress: ({ received, size }) =>
    size === undefined ? format.size(received) : `${format.size(received)} de ${format.size(size)}`,
  notUsed: ({ name, fault }) => `${name} no se usa: ${installing.faults.notUsed({ name, fault })}`,
  isInstalled: ({ name, use, licence }) =>
    `${name} está instalado (${use}, licencia: ${licence}). Un servidor en marcha lo usa cuando se reinicia.`,
  measure: {
    entailment: 'Si ayuda con tus fuentes, te toca medirlo: riscontro eval text',
    encoder: 'Si ayuda con tus fuentes, te toca medirlo: riscontro eval text',
    'image-detector': 'Si ayuda con tus imágenes, te toca medirlo: riscontro eval media',
    'voice-detector': 'Si ayuda con tus vídeos, te toca medirlo: riscontro eval media',
  },
  notCalibrated: 'No está calibrado: lo que dice es, como mucho, un motivo para mirar mejor.',
  isRemoved: ({ name }) => `${name} está quitado. Un servidor en marcha lo conserva hasta que se reinicia.`,
  fromFolder: 'de una carpeta',
  fromHub: ({ address }) => `de ${address}`,
  commit: ({ revision, asked }) => `commit ${revision}${asked === undefined ? '' : ` (pedido: ${asked})`}`,
};
