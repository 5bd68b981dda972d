/** What a file says of itself: its data about the shot, its preview, its dates, its sizes, its history. */
import type * as english from '../../en/signals/metadata.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const shotData = {
  image: 'dati di scatto',
  video: 'dati sulla ripresa',
};
const taken = { image: 'scatto', video: 'ripresa' };
const noShotData = {
  image:
    'Il file non contiene dati di scatto (EXIF). Molti siti e applicazioni li tolgono: l’assenza non dice nulla.',
  video:
    'Il file non dice con quale apparecchio, quando e dove è stato ripreso il video. Molti siti e applicazioni tolgono questi dati: l’assenza non dice nulla.',
};

const exif: Words['signals']['exif'] = {
  none: ({ subject }) => noShotData[subject],
  holds({ subject, device, takenMs, hasPlace }) {
    const parts = [
      ...(device === undefined ? [] : [`apparecchio ${format.quote(device)}`]),
      ...(takenMs === undefined ? [] : [`${taken[subject]} in data ${format.day(new Date(takenMs))}`]),
      ...(hasPlace ? ['luogo (coordinate GPS)'] : []),
    ];
    return `Il file contiene ${shotData[subject]}: ${parts.join(', ')}. Sono indicazioni utili, ma chiunque può cambiarle.`;
  },
};

const thumbnail: Words['signals']['thumbnail'] = {
  none: 'Il file non contiene un’anteprima da confrontare con l’immagine.',
  same: 'L’anteprima salvata nel file mostra la stessa immagine.',
  cut: 'L’anteprima salvata nel file mostra più dell’immagine: la foto è stata ritagliata dopo lo scatto, e qualcosa ai bordi può mancare.',
  unclear:
    'L’anteprima salvata nel file somiglia solo in parte all’immagine: può essere stata ritagliata o molto rielaborata nei colori.',
  tooPlain: 'L’anteprima o l’immagine è troppo uniforme per un confronto.',
  other:
    'L’anteprima salvata nel file mostra un’altra immagine: la foto è stata cambiata dopo lo scatto, oppure i dati vengono da un altro file.',
};

const dates: Words['signals']['dates'] = {
  noShotDate: 'Il file non dice quando è stata scattata la foto: non c’è nulla da confrontare.',
  takenAfterChange: 'Secondo il file la foto è stata scattata più di un giorno dopo la sua ultima modifica.',
  otherThanSatellite: 'La data di scatto e quella dei satelliti GPS distano più di un giorno.',
  writtenTwice: 'La data di scatto è scritta due volte nel file, con giorni diversi.',
  clockOrCorrection:
    'Può dipendere da un orologio sbagliato o da una correzione; la data va confermata altrove.',
  shotClockUnset:
    'La data di scatto sembra quella di un orologio mai regolato: non dice quando è stata fatta la foto.',
  shotInFuture:
    'La data di scatto è nel futuro: l’orologio dell’apparecchio era sbagliato, oppure la data è stata cambiata.',
  consistent: 'Le date scritte nel file non si contraddicono. Chiunque può però cambiarle.',
  onlyOne: 'Il file porta una sola data di scatto, senza altre con cui confrontarla.',
  noVideoDate: 'Il file non porta date. È normale per i video convertiti, inviati o pubblicati.',
  changedBeforeCreation: 'Secondo il file l’ultima modifica è più di un giorno prima della creazione.',
  tracksApart: 'Immagini e suono, o altre tracce del file, sono stati creati a più di un giorno di distanza.',
  recordedAfterCreation:
    'La data della ripresa è più di un giorno dopo quella in cui il file è stato creato.',
  clockOrEditing: 'Può dipendere da un orologio sbagliato o da un montaggio; la data va confermata altrove.',
  videoClockUnset:
    'Le date nel file sembrano quelle di un orologio mai regolato: non dicono quando è stato ripreso il video.',
  videoDateInFuture:
    'Una data nel file è nel futuro: l’orologio dell’apparecchio era sbagliato, oppure la data è stata cambiata.',
  savedAgain: ({ recordedMs, savedMs }) =>
    `Secondo il file il video è stato ripreso in data ${format.day(new Date(recordedMs))} e salvato di nuovo in data ${format.day(new Date(savedMs))}. È normale per i video montati, convertiti o inviati.`,
  consistentOn: ({ fileMs }) =>
    `Le date scritte nel file non si contraddicono; la data del file è ${format.day(new Date(fileMs))}. Può essere la data della ripresa o quella di un salvataggio, e chiunque può cambiarla.`,
};

const dimensions: Words['signals']['dimensions'] = {
  notGiven: 'Il file non dice quanto era grande l’immagine in origine: non c’è nulla da confrontare.',
  same: 'Le dimensioni scritte nei dati corrispondono all’immagine.',
  shrunk: ({ given, real }) =>
    `L’immagine è stata rimpicciolita: in origine ${given} pixel, ora ${real}. È normale per immagini inviate o pubblicate.`,
  enlarged: ({ given, real }) =>
    `L’immagine è più grande di quanto dicono i dati: ${given} pixel, ora ${real}. Un programma l’ha salvata di nuovo.`,
  cropped: ({ given, real }) =>
    `La forma dell’immagine non è quella dello scatto: i dati dicono ${given} pixel, il file ha ${real}. Probabilmente è stata ritagliata, e qualcosa ai bordi può mancare.`,
};

const editors = {
  image:
    'Sono programmi usati anche solo per ritagliare o regolare la luce: da solo non significa che l’immagine sia manipolata.',
  video: 'Quasi ogni video pubblicato passa da un montaggio: da solo non significa che sia manipolato.',
};
const usualWay = {
  image: 'È il percorso normale di molte fotografie.',
  video: 'È il percorso normale di molti video.',
};

const editHistory: Words['signals']['editHistory'] = {
  untold:
    'Il file non racconta attraverso quali programmi è passato. È la situazione più comune e non dice nulla.',
  resaved:
    'Il file è stato salvato da un programma di grafica, che non dice altro. È frequente e non dice nulla sul contenuto.',
  composed: ({ documents }) =>
    `I dati dicono che nel file sono confluiti ${documents} documenti diversi. Può essere un fotomontaggio, ma anche un modello grafico usato più volte.`,
  programs: ({ names }) => `Il file è passato da: ${names.join(', ')}.`,
  saves: ({ count }) => `La sua storia elenca ${count} salvataggi.`,
  derived: 'È stato ricavato da un altro documento.',
  assembled: ({ files }) => `È stato montato da ${files} file.`,
  editorsAreCommon: ({ subject }) => editors[subject],
  usualWay: ({ subject }) => usualWay[subject],
};

/** By method. */
export const sentences = { exif, thumbnail, dates, dimensions, editHistory };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  exif: 'Dati dello scatto o della ripresa',
  thumbnail: 'Miniatura nascosta nel file',
  dates: 'Date scritte nel file',
  dimensions: 'Dimensioni scritte nel file',
  editHistory: 'Storia delle modifiche',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  thumbnail: "l'anteprima nascosta nel file mostra un'immagine diversa",
  editHistory: 'il file racconta che è composto da più documenti',
};
