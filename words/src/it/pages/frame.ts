/** What stands around every page. */
import type { Words } from '../../languages.ts';

export const frame: Words['pages']['frame'] = {
  skip: 'Vai al contenuto',
  service: 'Il servizio',
  limits: 'Riscontro raccoglie prove e le mette a confronto. Può sbagliare: controlla sempre le fonti.',
  footer: { method: 'Metodo', privacy: 'Privacy', status: 'Stato', developers: 'Sviluppatori' },
};
