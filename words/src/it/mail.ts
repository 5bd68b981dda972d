/** Messages that are sent to people. */
import type { Words } from '../languages.ts';

export const mail: Words['mail'] = {
  confirmation: {
    subject: 'Conferma la tua registrazione a Riscontro',
    text: ({ host, link, hours }) =>
      `Qualcuno ha chiesto, con questo indirizzo, una chiave per l’API di ${host}.

Se sei tu, apri questo link per vedere la chiave. Vale ${hours} ore e una volta sola:

${link}

Se non sei tu, non devi fare nulla: senza conferma nessuna chiave viene creata e i dati inviati sono cancellati.
`,
  },
};
