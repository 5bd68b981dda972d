/** The addresses of the site that people see, a line each. */
import type { SampleName } from './sample-engines.ts';
import type { Site } from './site.ts';

export interface PageToSee {
  readonly name: string;
  /** 200 where absent. */
  readonly status?: number;
  address(site: Site): string | Promise<string>;
}

const share = (name: SampleName): PageToSee => ({
  name: `share page: ${name}`,
  address: ({ results }) => `/v/${results[name].id}`,
});

const partOf = (name: SampleName, part: string): PageToSee => ({
  name: `share page: ${name}, ${part}`,
  address: ({ results }) => `/v/${results[name].id}/${part}`,
});

export const pages: readonly PageToSee[] = [
  { name: 'home', address: () => '/' },
  { name: 'home with a text', address: () => '/?q=La%20Terra%20gira' },
  { name: 'home with a problem', status: 404, address: () => '/verifica/nessuna-verifica-qui' },
  { name: 'a check under way', address: async ({ runningId }) => `/verifica/${await runningId()}` },
  {
    name: 'a check that has ended',
    address: ({ deletable: { id, token } }) => `/verifica/${id}?elimina=${encodeURIComponent(token)}`,
  },
  share('true'),
  share('false'),
  share('misleading'),
  share('nonVerificabile'),
  share('inglese'),
  share('lungo'),
  share('authentic'),
  share('suspicious'),
  share('manipulated'),
  share('ia'),
  share('video'),
  partOf('inglese', 'versioni/1'),
  partOf('false', 'embed'),
  partOf('lungo', 'embed'),
  partOf('manipulated', 'embed'),
  partOf('false', 'segnala'),
  partOf('false', 'segnala/grazie'),
  {
    name: 'deleting',
    address: ({ deletable: { id, token } }) => `/v/${id}/elimina?token=${encodeURIComponent(token)}`,
  },
  { name: 'after deleting', address: ({ deletedId }) => `/v/${deletedId}/eliminata` },
  { name: 'a result that is gone', status: 410, address: ({ deletedId }) => `/v/${deletedId}` },
  { name: 'a result that was taken down', status: 410, address: ({ hiddenId }) => `/v/${hiddenId}` },
  { name: 'method', address: () => '/metodo' },
  { name: 'measurements', address: () => '/metodo/misure' },
  { name: 'privacy', address: () => '/privacy' },
  { name: 'status', address: () => '/stato' },
  { name: 'errors of the service', address: () => '/problemi' },
  { name: 'for developers', address: () => '/sviluppatori' },
  { name: 'console of a key', address: () => '/sviluppatori/console' },
  { name: 'what is new', address: () => '/sviluppatori/novita' },
  { name: 'not found', status: 404, address: () => '/nessuna-pagina' },
];
