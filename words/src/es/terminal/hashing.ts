/** Why a file or a link has no hash, behind its name. */
import type { Words } from '../../languages.ts';

type Faults = Words['terminal']['hashing']['faults'];
type ReasonsOf<Kind extends 'image' | 'video' | 'link'> = Record<
  Parameters<Faults[Kind]>[0]['reason'],
  string
>;

const image: ReasonsOf<'image'> = {
  not_an_image: 'no es una imagen',
  unsupported_format: 'está en un formato que no se lee',
  damaged: 'está dañado',
  truncated: 'no está completo',
  too_many_pixels: 'tiene demasiados píxeles',
  too_small: 'es demasiado pequeño',
  two_files_in_one: 'es una imagen y otro archivo en uno',
  too_much_work: 'requiere demasiado tiempo o memoria',
};

const video: ReasonsOf<'video'> = {
  not_a_video: 'no es un vídeo',
  unsupported_format: 'está en un formato que no se lee',
  unsupported_codec: 'está codificado de un modo que no se lee',
  damaged: 'está dañado',
  truncated: 'no está completo',
  encrypted: 'está cifrado',
  no_images: 'no contiene imágenes',
  empty: 'está vacío',
  too_long: 'es demasiado largo',
  too_many_pixels: 'tiene demasiados píxeles',
  too_much_work: 'requiere demasiado tiempo o memoria',
};

const link: ReasonsOf<'link'> = {
  forbidden_address: 'lleva a una dirección privada o a un puerto inusual',
  bad_url: 'lleva a algo que no es una dirección web',
  too_many_redirects: 'remite de un sitio a otro sin fin',
  too_large: 'es demasiado grande',
  wrong_type: 'es otra cosa que una imagen',
  timeout: 'tarda demasiado',
  unreachable: 'no se puede alcanzar',
  not_found: 'no se entrega',
  server_error: 'ahora no se puede entregar',
  name_not_found: 'tiene un host que no se encuentra',
  offline: 'no se descarga con OFFLINE=1',
};

export const hashing: Words['terminal']['hashing'] = {
  faults: {
    notThere: 'no está',
    notAFile: 'no es un archivo',
    largerThan: ({ megabytes }) => `es más grande que ${megabytes} MB`,
    tooFlat: 'es demasiado uniforme para distinguirlo de los demás',
    isLink: 'es un enlace',
    image: ({ reason }) => image[reason],
    video: ({ reason }) => video[reason],
    link: ({ reason, status }) => (status === undefined ? link[reason] : `${link[reason]} (${status})`),
  },
};
