/** Signals of images and videos, and of the pages of articles. */
import type { Words } from '../../languages.ts';

export const outcomes: Words['verdict']['outcomes'] = {
  allarme: 'señal fuerte',
  attenzione: 'conviene mirarlo',
  ok: 'nada que señalar',
  inconcludente: 'no concluyente',
  non_applicabile: 'no aplicable',
  non_eseguito: 'no ejecutado',
  errore: 'fallido',
};

export const signalKinds: Words['verdict']['signalKinds'] = {
  provenienza: 'procedencia',
  metadati: 'datos en el archivo',
  forense: 'análisis forense',
  rilevatore: 'detector automático',
  ricerca_inversa: 'búsqueda inversa',
  volti: 'rostros',
  audio: 'audio',
  temporale: 'paso del tiempo',
  contenitore: 'estructura del archivo',
  testo: 'texto',
};

export const methods: Words['verdict']['methods'] = {
  c2pa: 'Historia firmada del archivo (C2PA)',
  origine_digitale: 'Origen declarado en el archivo',
  marchio_generatore: 'Marca de un generador con IA',
  exif: 'Datos de la toma o de la grabación',
  miniatura: 'Miniatura oculta en el archivo',
  date: 'Fechas escritas en el archivo',
  dimensioni: 'Dimensiones escritas en el archivo',
  storia_modifiche: 'Historia de las modificaciones',
  quantizzazione: 'Huella del guardado JPEG',
  doppia_compressione: 'Compresiones repetidas',
  griglia_blocchi: 'Cuadrícula de los bloques JPEG',
  ricampionamento: 'Rastros de cambio de tamaño',
  livello_errore: 'Nivel de error (ELA)',
  livello_rumore: 'Nivel de ruido',
  fantasmi_jpeg: 'Zonas con otra compresión (fantasmas JPEG)',
  copia_incolla: 'Copiar y pegar dentro de la imagen',
  zone_estranee: 'Zonas que parecen ajenas',
  rilevatore_ia: 'Detectores de imágenes creadas con IA',
  testo_nell_immagine: 'Texto en la imagen',
  ricerca_inversa: 'Búsqueda de copias anteriores',
  volti: 'Rostros',
  contenitore: 'Quién escribió el archivo',
  tagli: 'Cortes en la grabación',
  fermi_immagine: 'Imágenes congeladas',
  tratti_ripetuti: 'Tramos que se repiten',
  tratti_invertiti: 'Tramos al revés',
  tratti_inseriti: 'Tramos insertados',
  rumore_nel_tempo: 'Grano y nitidez en el tiempo',
  cadenza: 'Fotogramas por segundo',
  struttura_gop: 'Estructura de la compresión',
  ricodifica: 'Compresiones anteriores',
  traccia_audio: 'Pista de audio',
  durata_audio: 'Duración de sonido e imágenes',
  giunte_audio: 'Empalmes en el sonido',
  rilevatore_voce: 'Detectores de voces creadas con IA',
};

export const signalList: Words['verdict']['signalList'] = {
  speaking: 'Señales que conviene mirar',
  none: 'Ninguno de los controles realizados ha encontrado nada inusual.',
  quiet: 'Controles sin nada inusual',
  absent: 'Controles que no se aplican o no se han realizado',
  map: 'Abrir el mapa',
};

export const moments: Words['verdict']['moments'] = {
  title: 'Momentos:',
  still: ({ time }) => `Fotograma en ${time}`,
  stretch: ({ from, to }) => `de ${from} a ${to}`,
};
