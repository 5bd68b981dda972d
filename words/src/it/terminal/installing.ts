/** Why a model cannot be fetched, installed or used. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { downloads } from './downloads.ts';

/** Why an installed model is not used. */
const states: Words['terminal']['installing']['states'] = {
  otherManifest: ({ name }) => `il suo manifesto è quello di «${name}»`,
  fileMissing: ({ file }) => `${file} manca`,
  fileChanged: ({ file }) => `${file} è cambiato`,
  manifestUnreadable: ({ file }) => `il suo ${file} non si può leggere`,
};

export const installing: Words['terminal']['installing'] = {
  states,
  faults: {
    notAHub: ({ host }) => `${host} non risponde come un hub di modelli. MODEL_HUB_URL è giusto?`,
    offline:
      'OFFLINE è impostato, quindi non si scarica nulla. Porta lì i file in altro modo e usa: riscontro models add NAME FOLDER --use USE',
    repositoryNotFound: ({ host, repository, revision }) =>
      `${host} non ha «${repository}» con la revisione «${revision}». Controlla come è scritto.`,
    fileNotFound: ({ host, repository, file }) =>
      `${host} non ha ${file} di «${repository}». Controlla come è scritto.`,
    repositoryRefused: ({ host, repository, revision }) =>
      `${host} non concede «${repository}» con la revisione «${revision}» senza un account (o non esiste). Scaricalo tu e usa: riscontro models add NAME FOLDER --use USE`,
    fileRefused: ({ host, repository, file }) =>
      `${host} non concede ${file} di «${repository}» senza un account (o non esiste). Scaricalo tu e usa: riscontro models add NAME FOLDER --use USE`,
    interrupted: ({ what, fault }) =>
      `${what}: ${say(downloads.faults, fault)}. Ciò che è arrivato resta: lo stesso comando riprende da lì.`,
    notAsStated: ({ what, fault }) =>
      `${what}: ${say(downloads.faults, fault)}. Non è stato conservato, né ciò che era arrivato prima. Riprova; se resta così, non usare questa fonte.`,
    badAnswer: ({ what, fault }) => `${what}: ${say(downloads.faults, fault)}. MODEL_HUB_URL è giusto?`,
    otherCommit: ({ repository, asked, commit }) =>
      `${repository}: chiesto il commit ${asked}, l’hub risponde con ${commit}. Non è stato scaricato nulla.`,
    unknownSource: ({ text }) =>
      `«${text}» non è nel catalogo e non è scritto come organizzazione/nome. Vedi: riscontro models list`,
    twoRevisions: ({ first, second }) => `Sono chieste due revisioni: ${first} e ${second}.`,
    badRevision: ({ revision }) => `«${revision}» non può essere un ramo, un tag o un commit.`,
    catalogueOutdated: ({ repository, file }) =>
      `${repository} non ha più ${file}; il catalogo non è aggiornato.`,
    notOnnx: ({ file }) => `«${file}» non è un file .onnx, e solo pesi così si possono usare.`,
    fileNeeded: ({ file }) => `Il modello non ha ${file}, e senza non si può usare.`,
    noWeights: 'Non contiene pesi ONNX (un file che finisce in .onnx).',
    severalWeights: ({ choices }) => `I pesi sono più di uno; indicane uno:\n${choices.join('\n')}`,
    noSuchWeights: ({ file, choices }) => `«${file}» non c’è; indicane uno:\n${choices.join('\n')}`,
    noFolder: ({ path }) => `La cartella ${path} non esiste.`,
    otherSha256: ({ file, sha256 }) => `Lo SHA-256 di ${file} è ${sha256}, non quello indicato.`,
    badName: ({ name }) =>
      `«${name}» non può essere il nome di un modello: fino a 64 lettere minuscole, cifre, punti, trattini e trattini bassi.`,
    installedAlready: ({ name }) =>
      `Un modello di nome «${name}» è già installato. Per sostituirlo: riscontro models remove ${name}`,
    notInManifest: ({ model, file }) => `Il manifesto del modello ${model} non contiene ${file}.`,
    fileChanged: ({ model, file }) =>
      `${file} del modello ${model} non è ciò che fu installato, e non viene caricato. Per ripararlo: riscontro models remove ${model}, poi pull o add di nuovo.`,
    settingsUnreadable: ({ file, place }) =>
      `${file} del modello non si può leggere: non è ciò che un file così dovrebbe contenere${place === undefined ? '' : ` (in «${place}»)`}.`,
    settingsTooLarge: 'più grande di 1 MB',
    fileUnreadable: ({ file }) => `${file} del modello non si può leggere.`,
    fileUnreadableBecause: ({ file, reason }) => `${file} del modello non si può leggere (${reason}).`,
    tokenizerUnusable: ({ reason }) => `Il tokenizer non si può usare (${reason}).`,
    tokensUnplaced: 'Il tokenizer.json del modello non dice dove vanno i token speciali.',
    pairsUnread: 'Il tokenizer.json del modello non dice come si leggono due testi insieme.',
    weightsUnloadable: ({ reason }) => `I pesi ONNX non si possono caricare (${reason}).`,
    cannotRun: ({ reason }) => `Il modello non si può eseguire (${reason}).`,
    threadFailed: 'Il thread del modello ha avuto un errore.',
    threadEnded: 'Il thread del modello è terminato.',
    notNumbers: ({ model }) => `Il modello ${model} dà risultati che non sono numeri.`,
    onlyZeros: 'Il modello dà solo zeri.',
    labelsDoNotFit: ({ outputs, labels }) =>
      `Il modello dà ${outputs} uscite, mentre le sue etichette sono ${labels}.`,
    unknownInput: ({ name }) => `Il modello vuole un ingresso «${name}», che qui non si conosce.`,
    inputNotWhole: ({ name }) => `L’ingresso «${name}» del modello non accetta numeri interi.`,
    noRowForText: 'Il modello non dà una riga di numeri a 32 bit per ogni testo.',
    noRowForWord: 'Il modello non dà una riga di numeri a 32 bit per ogni parola.',
    noRowForImage: 'Il modello non dà una riga di numeri a 32 bit per un’immagine.',
    noRowForSound: 'Il modello non dà una riga di numeri a 32 bit per un suono.',
    oneOutput: 'Il modello ha una sola uscita. Di’ che sta da sola: --activation sigmoid',
    noPositive: ({ outputs, positives }) =>
      `Il modello dà ${outputs} uscite, e nessun numero per ciò che deve cercare (uscita ${positives}).`,
    inputsInsteadOfImage: ({ inputs }) => `Il modello vuole ${inputs} ingressi invece di un’immagine.`,
    inputsInsteadOfSound: ({ inputs }) => `Il modello vuole ${inputs} ingressi invece di un suono.`,
    imageNotFloat: 'Il modello non accetta immagini come numeri a 32 bit; prendi i suoi pesi a 32 o a 8 bit.',
    soundNotFloat: 'Il modello non accetta i campioni di un suono come una riga di numeri a 32 bit.',
    noOutputNamed: ({ name }) => `Il modello non ha un’uscita di nome «${name}».`,
    noOutputAmong: ({ name, names }) => `Il modello non ha un’uscita di nome «${name}»; ha ${names}.`,
    impossible: ({ place }) => `«${place}» del rilevatore qui non è possibile.`,
    sizeNotSaid:
      'Il modello non dice quanto sono grandi le sue immagini. Dillo, per esempio: --size 224, con --fit tiles se legge piccoli quadrati',
    meanNotSaid:
      'Il modello non dice che cosa si sottrae ai suoi colori. Dillo, per esempio: --mean 0.5,0.5,0.5',
    stdNotSaid:
      'Il modello non dice per che cosa si dividono i suoi colori. Dillo, per esempio: --std 0.5,0.5,0.5',
    positiveNotSaid:
      'Il modello non dice quale delle sue uscite indica ciò che cerca. Dillo, per esempio: --positive 1',
    findsNotSaid:
      'Il modello non dice che cosa cerca. Dillo, per esempio: --finds made_by_ai, altered o face_swapped',
    voiceNotSaid:
      'Il modello non dice quale delle sue uscite indica una voce clonata. Dillo, per esempio: --positive 1',
    twoClasses:
      'Il modello risponde in due classi: non distingue una contraddizione dal non dire nulla, e non può giudicare. Usane uno addestrato su entailment, neutral e contradiction.',
    notThreeOutputs: ({ outputs }) =>
      `Un modello di implicazione ha tre uscite; questo ne nomina ${outputs}.`,
    labelsNotSaid:
      'Il modello non dice che cosa significano le sue tre uscite. Dillo con --label-order, per esempio: --label-order entailment,neutral,contradiction',
    badLabelOrder: ({ labels }) => `--label-order nomina ${labels} una volta ciascuno, separati da virgole.`,
    poolingUnknown:
      'L’encoder riunisce le sue parole in un modo che qui non si conosce; si conoscono solo la media e il primo token. --pooling mean ci prova lo stesso.',
    notUsed: ({ name, fault }) =>
      `${say(states, fault)}. Per ripararlo: riscontro models remove ${name}, poi pull o add di nuovo.`,
  },
};
