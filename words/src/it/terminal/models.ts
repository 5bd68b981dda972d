/** `riscontro models`. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { installing } from './installing.ts';
import { values } from './values.ts';

export const models: Words['terminal']['models'] = {
  summary:
    'elenca, scarica, aggiunge e toglie modelli: implicazione, vettori di frasi, rilevatori di immagini',
  help: {
    actions: {
      list: 'il catalogo e ciò che è installato',
      pull: 'scarica un modello del catalogo',
      pullOther: 'ne scarica un altro qualsiasi dall’hub (MODEL_HUB_URL)',
      add: 'installa un modello da una cartella',
      remove: 'lo toglie, con ciò che ne era stato scaricato finora',
    },
    groups: {
      installing: 'Per pull e add:',
      detector: 'Per i rilevatori di immagini, quando le loro impostazioni non lo dicono:',
    },
    options: {
      use: 'a che cosa serve: entailment (un passaggio sostiene, smentisce o non dice nulla), encoder (i testi diventano vettori), image-detector (un’immagine è stata fatta con l’IA o alterata) o voice-detector (una voce è stata clonata)',
      name: 'il nome con cui scaricarlo',
      revision: 'il ramo, il tag o il commit da scaricare; il suo commit viene fissato',
      file: 'il file .onnx da prendere, quando ce n’è più di uno',
      'label-order': 'che cosa significano le uscite, p.es. entailment,neutral,contradiction',
      pooling: 'come un encoder fa un solo vettore dalle sue parole',
      'query-prefix': 'che cosa vuole un encoder davanti a una domanda, p.es. "query: "',
      'passage-prefix': 'che cosa vuole davanti a un passaggio',
      licence: 'la licenza, per memoria',
      sha256: 'come deve essere il file .onnx, altrimenti viene rifiutato',
      finds: 'che cosa cercano',
      positive: 'l’uscita che lo indica: il suo numero da 0 o il suo nome; più d’una con virgole',
      activation: 'come le uscite diventano probabilità',
      size: 'le immagini che leggono: un lato, oppure ALTEZZAxLARGHEZZA',
      fit: 'l’immagine intera, il suo centro, o quadrati nella grandezza dell’immagine stessa',
      'shorter-side': 'per crop: il lato più corto prima di prendere il centro',
      stride: 'per tiles: da un quadrato al prossimo',
      'tiles-max': 'per tiles: quanti al massimo',
      combine: 'per tiles: come dai loro risultati se ne fa uno',
      kernel: 'come le immagini vengono ridimensionate',
      mean: 'per ogni colore, da sottrarre',
      std: 'per ogni colore, per cui dividere',
      scale: 'per che cosa si moltiplicano prima i valori dei colori',
      layout: 'l’ordine di canali, righe e colonne',
      'colour-order': 'l’ordine dei colori',
      temperature: 'calibrazione, misurata su immagini tue',
      bias: 'lo stesso: che cosa si aggiunge',
      points: 'oppure come grezzo:probabilità',
      attention: 'da quale probabilità in su un’immagine chiede attenzione',
      alarm: 'e da quale in su fa scattare l’allarme',
    },
    notes: [
      'Si prendono solo pesi e impostazioni (.onnx, .json, .txt, .model); nulla di un modello viene eseguito come programma.',
    ],
  },
  faults: {
    useNeeded: ({ uses }) => `Ci vuole --use: ${format.either(uses)}.`,
    notInstalled: ({ name }) => `Nessun modello di nome «${name}» è installato. Vedi: riscontro models list`,
    badSha256: '--sha256 è fatto di 64 tra cifre e lettere dalla a alla f.',
    badOption: ({ option, fault }) => `${option} non può essere così: ${say(values.faults, fault)}.`,
  },
  headings: {
    name: 'nome',
    use: 'uso',
    state: 'stato',
    size: 'grandezza',
    licence: 'licenza',
    from: 'da',
  },
  fileHeadings: { file: 'file', size: 'grandezza', sha256: 'SHA-256' },
  toPull: 'da scaricare',
  installed: 'installato',
  broken: ({ fault }) => `guasto: ${say(installing.states, fault)}`,
  about: ({ size }) => `circa ${size}`,
  size: ({ bytes }) => format.size(bytes),
  progress: ({ received, size }) =>
    size === undefined ? format.size(received) : `${format.size(received)} di ${format.size(size)}`,
  notUsed: ({ name, fault }) => `${name} non viene usato: ${installing.faults.notUsed({ name, fault })}`,
  isInstalled: ({ name, use, licence }) =>
    `${name} è installato (${use}, licenza: ${licence}). Un server in funzione lo usa dopo il riavvio.`,
  measure: {
    entailment: 'Se aiuta con le tue fonti, lo misuri tu: riscontro eval text',
    encoder: 'Se aiuta con le tue fonti, lo misuri tu: riscontro eval text',
    'image-detector': 'Se aiuta con le tue immagini, lo misuri tu: riscontro eval media',
    'voice-detector': 'Se aiuta con i tuoi video, lo misuri tu: riscontro eval media',
  },
  notCalibrated: 'Non è calibrato: ciò che dice è al massimo un motivo per guardare meglio.',
  isRemoved: ({ name }) => `${name} è tolto. Un server in funzione lo tiene fino al riavvio.`,
  fromFolder: 'da una cartella',
  fromHub: ({ address }) => `da ${address}`,
  commit: ({ revision, asked }) => `commit ${revision}${asked === undefined ? '' : ` (chiesto: ${asked})`}`,
};
