/** `riscontro images`. */
import type { Words } from '../../languages.ts';
import { format as local } from '../format.ts';

export const images: Words['terminal']['images'] = {
  summary: 'calcula las huellas de imágenes y llena el índice de las conocidas',
  help: {
    actions: {
      hash: 'la huella PDQ de cada archivo, su calidad (de 0 a 100) y su nombre, una línea por archivo; de un vídeo, la huella, la calidad y el tiempo en segundos de cada fotograma que lo representa, una línea por fotograma',
      import: 'añade las imágenes de una lista; si se interrumpe, el mismo comando sigue donde se detuvo',
      importFolder:
        'añade todas las imágenes y los vídeos de una carpeta y de las que contiene; su dirección es URL seguida de su ruta',
      importFactChecks: 'descarga y añade las imágenes que han juzgado las verificaciones publicadas',
      stats: 'cuántas imágenes se conocen',
    },
    options: {
      'base-url': 'la dirección bajo la que están los archivos de una carpeta',
      format: 'qué contiene FILE, si no es una lista de imágenes',
    },
    notes: [
      'FILE contiene un objeto JSON por línea, o un CSV con una fila de encabezados: url (dónde apareció la imagen), image (su archivo, relativo a FILE) o hash (64 cifras hexadecimales) y, si se conocen, title, date (2026-11-15) y quality. Puede estar comprimido con bzip2, gzip o Zstandard. Una imagen con su archivo se reconoce también recortada y en fotogramas; con su huella sola, solo entera.',
      'Las verificaciones publicadas se leen de los mismos archivos que con riscontro factchecks import, incluidos los objetos MediaReview. Las imágenes de las que un dictamen dice ocuparse se reconocen con ese dictamen; una página que no nombra ninguna se conoce por su propia ilustración, sin dictamen.',
      'Lo que ya está no se toca. Las filas y las imágenes que no se pueden usar se indican y se saltan.',
    ],
  },
  faults: {
    noFormat: ({ format }) =>
      `El formato «${format}» no existe; usa factchecks, o ninguno para una lista de imágenes.`,
    noFileOrFolder: ({ path }) => `El archivo o la carpeta ${path} no existe.`,
    baseUrlForFolders: '--base-url es para carpetas; las filas tienen su propia url.',
    offline: 'Las imágenes de las verificaciones se descargan de donde están: no con OFFLINE=1.',
    formatForFiles: '--format es para archivos; una carpeta contiene imágenes.',
    neither: ({ path }) => `${path} no es ni un archivo ni una carpeta.`,
    baseUrlNeeded:
      'Una carpeta necesita --base-url, la dirección http o https bajo la que están sus archivos.',
  },
  moreBad: ({ count }) =>
    local.plural(count, {
      one: 'y otra imagen que no se puede usar',
      other: `y otras ${local.number(count)} imágenes que no se pueden usar`,
    }),
};
