/** What is shown beside the signals of an image or a video. */
import type { Words } from '../../languages.ts';

export const viewer: Words['verdict']['viewer'] = {
  image: {
    title: "L'immagine",
    preview: "Anteprima dell'immagine verificata",
  },
  video: {
    title: 'Il video',
    preview: 'Un fotogramma del video verificato',
  },
  choose: 'Che cosa mostrare',
  plain: "Solo l'immagine",
  strength: 'Forza della mappa',
  map: ({ method }) =>
    `Mappa del controllo “${method}”, sovrapposta all'immagine: più una zona è accesa, più si distingue dal resto.`,
  caution:
    'Le mappe indicano dove guardare: più una zona è accesa, più si distingue dal resto. Anche le foto autentiche hanno zone accese; da sola, una mappa non prova nulla.',
};

export const appearances: Words['verdict']['appearances'] = {
  title: 'Apparizioni precedenti',
  noDate: 'Data non nota',
  foundBy: 'trovata con',
  declared: 'data dichiarata dalla pagina:',
  kinds: {
    identical: 'la stessa immagine',
    similar: 'immagine simile',
    partial: "una parte dell'immagine",
  },
};

export const exif: Words['verdict']['exif'] = {
  title: 'Dati scritti nel file',
  caution:
    'Li scrivono il dispositivo o i programmi usati, e chiunque può cambiarli o cancellarli: la loro assenza non dice nulla.',
  taken: 'Scattata il',
  device: 'Dispositivo',
  lens: 'Obiettivo',
  place: 'Luogo, a circa 11 km',
  software: 'Programma',
  yes: 'sì',
  no: 'no',
  further: {
    tempo_di_posa: 'Tempo di posa',
    apertura: 'Apertura',
    iso: 'Sensibilità ISO',
    lunghezza_focale_mm: 'Lunghezza focale, mm',
    lunghezza_focale_35mm: 'Lunghezza focale nel formato 35 mm',
    compensazione_ev: 'Compensazione, EV',
    flash: 'Flash scattato',
    altitudine_m: 'Altitudine, m',
    data_modifica: 'Modificata il',
    larghezza: 'Larghezza, pixel',
    altezza: 'Altezza, pixel',
  },
};
