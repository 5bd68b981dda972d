/** The errors of checks without a key, sent from the pages; part of the table of problems. */

export const visitorProblems = {
  limite_giornaliero: {
    status: 429,
    title: { it: 'Verifiche gratuite di oggi finite', en: "Today's free checks are used up" },
    detail: {
      it: 'Le verifiche gratuite di oggi, da questo dispositivo o dalla sua rete, sono usate o in corso. Il conto riparte a mezzanotte (UTC). Chi ha bisogno di più verifiche può usare una chiave propria.',
      en: "Today's free checks, from this device or its network, are used or under way. The count starts again at midnight (UTC). Whoever needs more checks can use a key of their own.",
    },
  },
  pagina_scaduta: {
    status: 403,
    title: { it: 'La pagina è scaduta', en: 'The page has expired' },
    detail: {
      it: 'La pagina era aperta da più di due ore, è già servita per una verifica, oppure la connessione è cambiata nel frattempo. Invia di nuovo.',
      en: 'The page had been open for more than two hours, had served for a check already, or the connection changed meanwhile. Send it again.',
    },
  },
  lavoro_richiesto: {
    status: 429,
    title: { it: 'Il browser deve fare un breve calcolo', en: 'The browser has to do a short computation' },
    detail: {
      it: 'Dopo le prime verifiche gratuite del giorno la pagina chiede al browser un breve calcolo, contro gli invii automatici. Lo fa da sola se gli script sono attivi: attivali e invia di nuovo. Altrimenti il conto riparte a mezzanotte (UTC), e chi ha una chiave propria può usare l’API.',
      en: 'After the first free checks of the day the page asks the browser for a short computation, against automatic sending. It does so by itself where scripts are on: switch them on and send again. Otherwise the count starts again at midnight (UTC), and whoever has a key of their own can use the API.',
    },
  },
  limite_del_sito: {
    status: 429,
    title: { it: 'Verifiche di oggi finite su questo sito', en: "Today's checks are used up on this site" },
    detail: {
      it: 'I visitatori di questo sito hanno usato tutte le verifiche gratuite che il sito ha in un giorno. Il conto riparte a mezzanotte (UTC). Intanto puoi verificare sulla pagina di Riscontro.',
      en: 'The visitors of this site have used all the free checks that the site has in a day. The count starts again at midnight (UTC). Meanwhile you can check on the page of Riscontro.',
    },
  },
  senza_chiave_disattivate: {
    status: 403,
    title: { it: 'Serve una chiave', en: 'A key is needed' },
    detail: {
      it: 'In questa installazione le verifiche senza chiave sono disattivate. Con una chiave si usa l’API: vedi /sviluppatori.',
      en: 'On this installation checks without a key are switched off. With a key you can use the API: see /sviluppatori.',
    },
  },
  testo_o_file: {
    status: 400,
    title: { it: 'Testo e file insieme', en: 'A text and a file together' },
    detail: {
      it: 'Sono arrivati sia un testo sia un file. Invia una cosa alla volta: un testo o un link, oppure un’immagine o un video.',
      en: 'Both a text and a file arrived. Send one thing at a time: a text or a link, or else a picture or a video.',
    },
  },
  nulla_da_verificare: {
    status: 400,
    title: { it: 'Non c’è nulla da verificare', en: 'There is nothing to check' },
    detail: {
      it: 'Scrivi un’affermazione, incolla un link, oppure scegli un’immagine o un video.',
      en: 'Write a claim, paste a link, or choose a picture or a video.',
    },
  },
} as const;
