/** A key that is shown once, and the pages that lead to it. */
import type { Words } from '../../languages.ts';

export const newKey: Words['pages']['newKey'] = {
  title: 'La tua chiave',
  once: 'Questa chiave si vede adesso e mai più: qui ne resta solo un’impronta, e nessuno può recuperarla. Copiala in un posto sicuro, come un gestore di password, e non metterla in pagine web o nel codice pubblicato.',
  key: 'la chiave',
  try: 'Per provarla subito, in un terminale:',
  line: 'il comando',
  quota: ({ quota }) => `Vale subito, per ${quota} verifiche al mese.`,
  console: 'Apri la console della chiave',
  confirmation: {
    title: 'Conferma la registrazione',
    about: ({ email }) =>
      `L’indirizzo **${email}** è confermato appena premi il pulsante. La chiave compare una volta sola: tieni pronto un posto sicuro in cui copiarla.`,
    show: 'Crea e mostra la chiave',
  },
};
