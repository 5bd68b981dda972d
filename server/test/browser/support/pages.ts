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

export const pages: readonly PageToSee[] = [
  share('vero'),
  share('falso'),
  share('fuorviante'),
  share('nonVerificabile'),
  share('inglese'),
  share('lungo'),
  share('autentica'),
  share('sospetta'),
  share('manipolata'),
  share('ia'),
  share('video'),
  { name: 'errors of the service', address: () => '/problemi' },
  { name: 'not found', status: 404, address: () => '/nessuna-pagina' },
];
