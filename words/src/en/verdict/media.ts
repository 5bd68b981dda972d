/** What is shown beside the signals of an image or a video. */

/** The preview with its heat maps. */
export const viewer = {
  image: {
    title: 'The picture',
    preview: 'Preview of the checked picture',
  },
  video: {
    title: 'The video',
    preview: 'A frame of the checked video',
  },
  choose: 'What to show',
  plain: 'The picture alone',
  strength: 'Strength of the map',
  map: ({ method }: { method: string }) =>
    `Map of the check “${method}”, laid over the picture: the brighter an area, the more it stands out from the rest.`,
  caution:
    'The maps say where to look: the brighter an area, the more it stands out from the rest. Authentic photos have bright areas too; by itself a map proves nothing.',
};

export const appearances = {
  title: 'Earlier appearances',
  noDate: 'Date not known',
  foundBy: 'found with',
  declared: 'date declared by the page:',
  kinds: {
    identical: 'the same picture',
    similar: 'a similar picture',
    partial: 'a part of the picture',
  },
};

export const exif = {
  title: 'Data written in the file',
  caution:
    'They are written by the device or the programs used, and anybody can change or remove them: their absence says nothing.',
  taken: 'Taken on',
  device: 'Device',
  lens: 'Lens',
  place: 'Place, to about 11 km',
  software: 'Program',
  yes: 'yes',
  no: 'no',
  /** Further fields by their names in the result; others keep theirs. */
  further: {
    tempo_di_posa: 'Exposure time',
    apertura: 'Aperture',
    iso: 'ISO sensitivity',
    lunghezza_focale_mm: 'Focal length, mm',
    lunghezza_focale_35mm: 'Focal length in 35 mm format',
    compensazione_ev: 'Exposure compensation, EV',
    flash: 'Flash fired',
    altitudine_m: 'Altitude, m',
    data_modifica: 'Changed on',
    larghezza: 'Width, pixels',
    altezza: 'Height, pixels',
  },
};
