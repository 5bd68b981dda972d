/** Why a file or a link has no hash, behind its name. */
import type { Words } from '../../languages.ts';

type Faults = Words['terminal']['hashing']['faults'];
type ReasonsOf<Kind extends 'image' | 'video' | 'link'> = Record<
  Parameters<Faults[Kind]>[0]['reason'],
  string
>;

const image: ReasonsOf<'image'> = {
  not_an_image: 'non è un’immagine',
  unsupported_format: 'è in un formato che non si legge',
  damaged: 'è danneggiato',
  truncated: 'non è completo',
  too_many_pixels: 'ha troppi pixel',
  too_small: 'è troppo piccolo',
  two_files_in_one: 'è un’immagine e un altro file in uno',
  too_much_work: 'richiede troppo tempo o memoria',
};

const video: ReasonsOf<'video'> = {
  not_a_video: 'non è un video',
  unsupported_format: 'è in un formato che non si legge',
  unsupported_codec: 'è codificato in un modo che non si legge',
  damaged: 'è danneggiato',
  truncated: 'non è completo',
  encrypted: 'è cifrato',
  no_images: 'non contiene immagini',
  empty: 'è vuoto',
  too_long: 'è troppo lungo',
  too_many_pixels: 'ha troppi pixel',
  too_much_work: 'richiede troppo tempo o memoria',
};

const link: ReasonsOf<'link'> = {
  forbidden_address: 'porta a un indirizzo privato o a una porta insolita',
  bad_url: 'porta a qualcosa che non è un indirizzo web',
  too_many_redirects: 'rimanda da un posto all’altro senza fine',
  too_large: 'è troppo grande',
  wrong_type: 'è altro che un’immagine',
  timeout: 'ci mette troppo',
  unreachable: 'non si raggiunge',
  not_found: 'non viene dato',
  server_error: 'ora non può essere dato',
  name_not_found: 'ha un host che non si trova',
  offline: 'non si scarica con OFFLINE=1',
};

export const hashing: Words['terminal']['hashing'] = {
  faults: {
    notThere: 'non c’è',
    notAFile: 'non è un file',
    largerThan: ({ megabytes }) => `è più grande di ${megabytes} MB`,
    tooFlat: 'è troppo uniforme per distinguerlo dagli altri',
    isLink: 'è un link',
    image: ({ reason }) => image[reason],
    video: ({ reason }) => video[reason],
    link: ({ reason, status }) => (status === undefined ? link[reason] : `${link[reason]} (${status})`),
  },
};
