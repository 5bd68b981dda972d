/** What learned detectors say. */
import type * as english from '../../en/signals/detectors.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const findings = {
  made_by_ai: 'creata con l’intelligenza artificiale',
  altered: 'modificata dopo lo scatto',
  face_swapped: 'ritoccata mettendo il volto di un’altra persona',
};
/** The same of frames, in the plural. */
const findingsInFrames = {
  made_by_ai: 'creati con l’intelligenza artificiale',
  altered: 'modificati dopo la ripresa',
  face_swapped: 'ritoccati mettendo il volto di un’altra persona',
};
const failures = {
  time: 'ha impiegato troppo tempo',
  memory: 'ha chiesto troppa memoria',
  crash: 'si è interrotto',
  closed: 'è stato chiuso',
  image: 'non è riuscito a leggere il file',
  model: 'non funziona come dovrebbe',
  changed: 'non è stato usato, perché i suoi file non sono più quelli installati',
};
const views = {
  original: 'sull’immagine',
  resized: 'su una copia rimpicciolita',
  recompressed: 'su una copia salvata di nuovo',
};

const outOfHundred = (probability: number) => `${Math.round(probability * 100)} su 100`;

const aiDetector: Words['signals']['aiDetector'] = {
  none: 'Nessun rilevatore di immagini create con l’intelligenza artificiale è installato in questo servizio. Chi lo gestisce può aggiungerne uno con il comando «riscontro models pull» seguito dal nome; «riscontro models list» mostra quelli conosciuti.',
  probable: ({ id, finds, least }) =>
    `Il rilevatore ${id} stima almeno ${outOfHundred(least)} la probabilità che l’immagine sia ${findings[finds]}, anche su copie rimpicciolite e salvate di nuovo.`,
  uncalibrated: ({ id, finds, least }) =>
    `Il rilevatore ${id} indica l’immagine come ${findings[finds]} (almeno ${outOfHundred(least)}, un valore non tarato, che non è una probabilità).`,
  silent: ({ id, finds, most }) =>
    `Il rilevatore ${id} non indica un’immagine ${findings[finds]} (al massimo ${outOfHundred(most)}). Questo non dimostra che sia autentica.`,
  undecided: ({ id, views: seen }) =>
    `Il rilevatore ${id} cambia giudizio su copie appena diverse della stessa immagine: ${seen.map(({ view, probability }) => `${outOfHundred(probability)} ${views[view]}`).join(', ')}. Un giudizio che cambia così non dice nulla sull’immagine.`,
  failedFor: ({ id, reason }) =>
    `Il rilevatore ${id} ${failures[reason]}. Le altre analisi non ne dipendono.`,
  disagree: ({ speaking, others }) =>
    `I rilevatori installati non sono d’accordo: qualcosa è indicato da ${speaking.join(', ')}, ma non da ${others.join(', ')}.`,
  agree: ({ count }) => `Tutti i ${count} rilevatori di questo tipo sono d’accordo.`,
  withoutAnswer: ({ ids }) => `Senza risposta: ${ids.join(', ')}.`,
  framesFound: ({ id, finds, speaking, all, middle, strongestSeconds }) =>
    `Il rilevatore ${id} indica ${speaking} dei ${all} fotogrammi letti come ${findingsInFrames[finds]} (a metà classifica ${outOfHundred(middle)}), il più deciso a ${format.clock(strongestSeconds)}. È fatto per immagini singole.`,
  framesSilent: ({ id, finds, speaking, all }) =>
    `Il rilevatore ${id} ha letto ${all} fotogrammi e ne indica ${speaking} come ${findingsInFrames[finds]}: troppo pochi per dire qualcosa. Questo non dimostra che il video sia autentico.`,
  framesUndecided: ({ id, finds, speaking, all }) =>
    `Il rilevatore ${id} indica ${speaking} dei ${all} fotogrammi letti come ${findingsInFrames[finds]}, e gli altri no: un giudizio che cambia così non dice nulla sul video.`,
  framesTooFew: ({ id, all }) =>
    `Il rilevatore ${id} ha potuto leggere soltanto ${format.plural(all, { one: 'un fotogramma', other: `${all} fotogrammi` })}: troppo poco per giudicare un video.`,
  caution:
    'I rilevatori sbagliano, e di più sulle immagini di un tipo che non conoscono: da solo questo dato non prova nulla.',
};

const voiceCaution =
  'I rilevatori sbagliano, anche su voci vere registrate male: conta solo insieme ad altro.';

const voiceDetector: Words['signals']['voiceDetector'] = {
  none: 'Nessun rilevatore di voci clonate è installato in questo servizio: se una voce sia stata imitata non è stato esaminato.',
  noVoice: 'Nel suono non c’è un tratto abbastanza forte da poter contenere una voce.',
  silent: ({ id, count }) =>
    `Il rilevatore ${id} non riconosce una voce clonata ${format.plural(count, { one: 'nel tratto ascoltato', other: `nei ${count} tratti ascoltati` })}. Può sbagliare, soprattutto con metodi di clonazione che non conosce.`,
  some: ({ id, raised, count }) =>
    `Il rilevatore ${id} indica una voce clonata in ${raised} tratti su ${count}: troppo pochi per dirlo.`,
  raised: ({ id, raised, count, middle }) =>
    `Il rilevatore ${id} indica una voce clonata in ${raised} tratti su ${count} (${outOfHundred(middle)}). ${voiceCaution}`,
  raisedUncalibrated: ({ id, raised, count, middle }) =>
    `Il rilevatore ${id} indica una voce clonata in ${raised} tratti su ${count} (${outOfHundred(middle)}, un valore non tarato, che non è una probabilità). ${voiceCaution}`,
  changed: ({ id }) =>
    `Il rilevatore ${id} non è stato usato, perché i suoi file non sono più quelli installati. Le altre analisi non ne dipendono.`,
  failedToHear: ({ id }) => `Il rilevatore ${id} non ha funzionato. Le altre analisi non ne dipendono.`,
};

/** By method. */
export const sentences = { aiDetector, voiceDetector };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  aiDetector: 'Rilevatori di immagini create con IA',
  voiceDetector: 'Rilevatori di voci create con IA',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  voiceDetector: 'un rilevatore automatico ritiene la voce creata con IA',
};

/** The same where it depends on the medium. */
export const seenInImage: typeof english.seenInImage = {
  detectedMadeByAi: 'un rilevatore automatico la ritiene creata con IA',
  detectedAltered: 'un rilevatore automatico la ritiene modificata',
};

export const seenInVideo: typeof english.seenInVideo = {
  detectedMadeByAi: 'un rilevatore automatico ritiene i fotogrammi creati con IA',
  detectedAltered: 'un rilevatore automatico ritiene i fotogrammi modificati',
};
