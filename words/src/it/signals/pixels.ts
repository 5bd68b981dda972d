/** What the pixels of an image, or of the frames of a video, say. */

import { capital } from '../../capital.ts';
import type * as english from '../../en/signals/pixels.ts';
import type { Words } from '../../languages.ts';
import { pointOrStretchText } from '../moments.ts';

const errorLevel: Words['signals']['errorLevel'] = {
  regionFound:
    'Una zona compatta reagirebbe a una nuova compressione in modo diverso dal resto, anche tenendo conto di luce e dettagli. Succede anche in fotografie mai toccate, circa una su dieci: la mappa mostra dove guardare, ma da sola non dice nulla.',
  nothingFound:
    'L’immagine reagirebbe a una nuova compressione allo stesso modo dappertutto, tenendo conto di luce e dettagli. Questo non esclude un ritocco fatto con cura.',
  reducedSize:
    'L’immagine è così grande che è stata esaminata in formato ridotto, dove le tracce della compressione non restano.',
};

const noiseLevel: Words['signals']['noiseLevel'] = {
  regionFound:
    'Una zona compatta ha una grana fine diversa da quella del resto, a parità di luce e di dettagli. Succede anche in fotografie mai toccate, quasi una su dieci, per la messa a fuoco o i materiali: la mappa mostra dove guardare, ma da sola non dice nulla.',
  nothingFound:
    'La grana fine dell’immagine è simile dappertutto, a parità di luce e di dettagli. Questo non esclude un ritocco fatto con cura.',
  tooSmallForGrain: 'L’immagine è troppo piccola per confrontare la grana di una sua zona con il resto.',
};

const jpegGhosts: Words['signals']['jpegGhosts'] = {
  regionFound:
    'Quasi tutta l’immagine conserva i segni di un precedente salvataggio in JPEG; in una zona compatta mancano. Succede quando quella parte è stata aggiunta o ritoccata dopo; anche un ritocco innocuo, come una scritta o una sfocatura, lascia questo segno.',
  nothingFound:
    'Non c’è una zona in cui manchino i segni di un salvataggio precedente che il resto conserva. Questo non esclude un ritocco fatto con cura.',
  tooSmallForGhosts: 'L’immagine è troppo piccola per cercarvi i segni di un salvataggio precedente.',
  noTraces:
    'Il formato o la grandezza di questa immagine non conserva i segni di un precedente salvataggio JPEG.',
};

const copyMove: Words['signals']['copyMove'] = {
  tooSmallForCopies: 'L’immagine è troppo piccola per cercare parti copiate al suo interno.',
  nothing: 'Nessuna parte dell’immagine risulta copiata in un altro punto. Non esclude altri ritocchi.',
  pattern:
    'Molte parti dell’immagine si ripetono uguali, come in un motivo, in un disegno o in una schermata. Qui una copia non si può distinguere da una ripetizione voluta.',
  alike:
    'Due parti dell’immagine si somigliano più di quanto capita di solito in una foto. Può essere una parte copiata e incollata, ma anche un oggetto che si ripete: conviene guardare le zone indicate.',
  copied:
    'Due parti dell’immagine coincidono punto per punto, anche nei dettagli più fini. Di solito significa che una è stata copiata e incollata; le zone sono indicate sulla mappa.',
  copiedMirrored:
    'Una parte dell’immagine coincide punto per punto con un’altra vista allo specchio, anche nei dettagli più fini. Di solito significa che è stata copiata, ribaltata e incollata; un riflesso vero coincide di rado così bene.',
  nothingInFrames:
    'Nei fotogrammi esaminati nessuna parte risulta copiata in un altro punto. Non esclude altri ritocchi.',
  alikeInFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} due parti dell’immagine si somigliano più del solito, in più fotogrammi allo stesso posto. Può essere una parte copiata e incollata, ma anche un oggetto che si ripete, come finestre o tessuti: conviene guardare.`,
  copiedInFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} due parti dell’immagine coincidono punto per punto, in più fotogrammi allo stesso posto. Di solito significa che una è stata copiata e incollata, per nascondere o per moltiplicare qualcosa.`,
};

const foreignAreas: Words['signals']['foreignAreas'] = {
  clearlyFound:
    'In una zona compatta mancano i segni di un salvataggio precedente che il resto conserva, e anche la grana o i colori sono diversi. Succede quando una parte è stata aggiunta o ritoccata dopo; la mappa mostra dove.',
  regionFound:
    'Una zona compatta è stata compressa in modo diverso dal resto, secondo due misure. Succede quando una parte è stata aggiunta o ritoccata dopo, anche per motivi innocui come una scritta; la mappa mostra dove guardare.',
  perhaps:
    'Una zona compatta si distingue dal resto per due tracce insieme, tra compressione, grana e grana dei colori. Succede anche in fotografie mai toccate, se il soggetto è insolito: la mappa mostra dove guardare, ma da sola non dice nulla.',
  nothingFound:
    'Nessuna zona si distingue dal resto per più tracce insieme. Questo non esclude un ritocco fatto con cura.',
  nothingInFrames:
    'Nei fotogrammi esaminati nessuna zona compare con una grana diversa dal resto. Non esclude un ritocco fatto con cura.',
  throughoutScene:
    'Una zona ha una grana diversa dal resto per tutta la scena. Succede spesso anche in video mai toccati, per la messa a fuoco o i materiali: da sola non dice nulla.',
  forSomeFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} una zona compatta ha una grana diversa dal resto, mentre nella stessa scena prima o dopo non si vede. Succede quando una parte è stata sovrapposta, ma anche quando qualcosa di insolito entra nell’inquadratura: conviene guardare.`,
};

/** By method. */
export const sentences = { errorLevel, noiseLevel, jpegGhosts, copyMove, foreignAreas };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  errorLevel: 'Livello di errore (ELA)',
  noiseLevel: 'Livello del rumore',
  jpegGhosts: 'Zone con altra compressione (fantasmi JPEG)',
  copyMove: "Copia e incolla dentro l'immagine",
  foreignAreas: 'Zone che sembrano estranee',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  jpegGhosts: 'una zona porta tracce di un’altra compressione',
};

/** The same where it depends on the medium. */
export const seenInImage: typeof english.seenInImage = {
  copyMove: 'una parte sembra copiata da un altro punto della stessa immagine',
  foreignAreas: 'una zona differisce dal resto per più aspetti',
};

export const seenInVideo: typeof english.seenInVideo = {
  copyMove: 'una parte dei fotogrammi sembra copiata da un altro punto',
  foreignAreas: 'una zona dei fotogrammi differisce dal resto',
};
