/** The message that asks whether an e-mail address is really that of who registered. Nothing that they wrote is in it. */
import type { Language } from '@riscontro/contract';
import type { Mail } from '../mail/send-mail.ts';

const texts = {
  it: {
    subject: 'Conferma la tua registrazione a Riscontro',
    text: (link: string, host: string, hours: number) =>
      `Qualcuno ha chiesto, con questo indirizzo, una chiave per l’API di ${host}.

Se sei tu, apri questo link per vedere la chiave. Vale ${hours} ore e una volta sola:

${link}

Se non sei tu, non devi fare nulla: senza conferma nessuna chiave viene creata e i dati inviati sono cancellati.
`,
  },
  en: {
    subject: 'Confirm your registration with Riscontro',
    text: (link: string, host: string, hours: number) =>
      `Somebody has asked, with this address, for a key to the API of ${host}.

If it was you, open this link to see the key. It works for ${hours} hours and once only:

${link}

If it was not you, there is nothing to do: without a confirmation no key is made, and what was sent is deleted.
`,
  },
} as const satisfies Record<Language, object>;

export function confirmationMail(
  to: string,
  language: Language,
  { baseUrl, token, hours }: { readonly baseUrl: string; readonly token: string; readonly hours: number },
): Mail {
  const { subject, text } = texts[language];
  const link = `${baseUrl}/sviluppatori/conferma?token=${token}&lang=${language}`;
  return { to, subject, text: text(link, URL.parse(baseUrl)?.host ?? baseUrl, hours) };
}
