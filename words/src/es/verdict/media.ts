/** What is shown beside the signals of an image or a video. */
import type { Words } from '../../languages.ts';

export const viewer: Words['verdict']['viewer'] = {
  image: {
    title: 'La imagen',
    preview: 'Vista previa de la imagen verificada',
  },
  video: {
    title: 'El vídeo',
    preview: 'Un fotograma del vídeo verificado',
  },
  choose: 'Qué mostrar',
  plain: 'Solo la imagen',
  strength: 'Intensidad del mapa',
  map: ({ method }) =>
    `Mapa del control «${method}», superpuesto a la imagen: cuanto más encendida está una zona, más se distingue del resto.`,
  caution:
    'Los mapas indican dónde mirar: cuanto más encendida está una zona, más se distingue del resto. También las fotos auténticas tienen zonas encendidas; por sí solo, un mapa no prueba nada.',
};

export const appearances: Words['verdict']['appearances'] = {
  title: 'Apariciones anteriores',
  noDate: 'Fecha desconocida',
  foundBy: 'encontrada con',
  declared: 'fecha declarada por la página:',
  kinds: {
    identical: 'la misma imagen',
    similar: 'una imagen parecida',
    partial: 'una parte de la imagen',
  },
};

export const exif: Words['verdict']['exif'] = {
  title: 'Datos escritos en el archivo',
  caution:
    'Los escriben el dispositivo o los programas usados, y cualquiera puede cambiarlos o borrarlos: su ausencia no dice nada.',
  taken: 'Tomada el',
  device: 'Dispositivo',
  lens: 'Objetivo',
  place: 'Lugar, a unos 11 km',
  software: 'Programa',
  yes: 'sí',
  no: 'no',
  further: {
    tempo_di_posa: 'Tiempo de exposición',
    apertura: 'Apertura',
    iso: 'Sensibilidad ISO',
    lunghezza_focale_mm: 'Distancia focal, mm',
    lunghezza_focale_35mm: 'Distancia focal en formato de 35 mm',
    compensazione_ev: 'Compensación, EV',
    flash: 'Flash disparado',
    altitudine_m: 'Altitud, m',
    data_modifica: 'Modificada el',
    larghezza: 'Anchura, píxeles',
    altezza: 'Altura, píxeles',
  },
};
