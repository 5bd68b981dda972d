/** “Report an error”: the form, and what happens next. */
import type { Words } from '../../languages.ts';

export const report: Words['pages']['report'] = {
  title: 'Segnala un errore',
  lead: 'Ogni segnalazione è letta da una persona. Se hai ragione, il verdetto viene corretto e la correzione resta scritta sulla pagina.',
  about: 'La verifica',
  reason: 'Che cosa non va?',
  text: 'Spiega che cosa non va',
  textHint: 'Da 10 a 2.000 caratteri. Se conosci una fonte, scrivi il suo indirizzo.',
  email: 'La tua e-mail (facoltativa)',
  emailHint:
    'Serve solo per risponderti. Si cancella insieme alla segnalazione, al più tardi 90 giorni dopo la risposta.',
  send: 'Invia la segnalazione',
  faults: 'Manca ancora qualcosa',
  fault: {
    reason: 'Scegli che cosa non va',
    text: 'Scrivi una spiegazione da 10 a 2.000 caratteri',
    email: 'Scrivi un indirizzo come nome@example.org, o lascia vuoto',
  },
  mistaken: 'Errore',
  thanks: 'Segnalazione ricevuta',
  next: 'Che cosa succede ora',
  steps: {
    read: 'Una persona legge la segnalazione e ricontrolla le prove.',
    correct:
      'Se il verdetto va corretto, la pagina mostra quello nuovo, dice che è stato rivisto da una persona e perché. La versione di prima resta leggibile.',
    answer: 'Se hai lasciato un’e-mail, puoi ricevere una risposta.',
  },
  urgent: ({ email }) => `Se è urgente, scrivi a ${email}.`,
  back: 'Torna alla verifica',
  reasons: {
    level: 'Il verdetto è sbagliato',
    source: 'Una fonte è sbagliata, o ne manca una',
    quote: 'Una citazione non è corretta',
    outdated: 'Non è più aggiornato',
    personalData: 'Mi riguarda, o contiene dati personali',
    other: 'Altro',
  },
};
