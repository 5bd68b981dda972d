/** Why a file or a link has no hash, behind its name. */

const image = {
  not_an_image: 'is not a picture',
  unsupported_format: 'is in a format that is not read',
  damaged: 'is damaged',
  truncated: 'is not complete',
  too_many_pixels: 'has too many pixels',
  too_small: 'is too small',
  two_files_in_one: 'is a picture and another file in one',
  too_much_work: 'takes too much time or memory',
};

const video = {
  not_a_video: 'is not a video',
  unsupported_format: 'is in a format that is not read',
  unsupported_codec: 'is encoded in a way that is not read',
  damaged: 'is damaged',
  truncated: 'is not complete',
  encrypted: 'is encrypted',
  no_images: 'holds no pictures',
  empty: 'is empty',
  too_long: 'is too long',
  too_many_pixels: 'has too many pixels',
  too_much_work: 'takes too much time or memory',
};

const link = {
  forbidden_address: 'leads to a private address or to an unusual port',
  bad_url: 'leads to something that is no web address',
  too_many_redirects: 'sends from place to place without an end',
  too_large: 'is too large',
  wrong_type: 'is something else than a picture',
  timeout: 'takes too long',
  unreachable: 'cannot be reached',
  not_found: 'is not given out',
  server_error: 'cannot be given out now',
  name_not_found: 'has a host that cannot be found',
  offline: 'is not fetched while OFFLINE=1',
};

export const hashing = {
  faults: {
    notThere: 'is not there',
    notAFile: 'is not a file',
    largerThan: ({ megabytes }: { megabytes: number }) => `is larger than ${megabytes} MB`,
    tooFlat: 'is too flat to be told from others',
    isLink: 'is a link',
    image: ({ reason }: { reason: keyof typeof image }) => image[reason],
    video: ({ reason }: { reason: keyof typeof video }) => video[reason],
    /** `status`: what the server answered, where it answered. */
    link: ({ reason, status }: { reason: keyof typeof link; status?: number | undefined }) =>
      status === undefined ? link[reason] : `${link[reason]} (${status})`,
  },
};
