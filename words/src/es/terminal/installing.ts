/** Why a model cannot be fetched, installed or used. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { downloads } from './downloads.ts';

/** Why an installed model is not used. */
const states: Words['terminal']['installing']['states'] = {
  otherManifest: ({ name }) => `su manifiesto es el de «${name}»`,
  fileMissing: ({ file }) => `falta ${file}`,
  fileChanged: ({ file }) => `${file} ha cambiado`,
  manifestUnreadable: ({ file }) => `su ${file} no se puede leer`,
};

export const installing: Words['terminal']['installing'] = {
  states,
  faults: {
    notAHub: ({ host }) => `${host} no responde como un hub de modelos. ¿Es correcto MODEL_HUB_URL?`,
    offline:
      'OFFLINE está puesto, así que no se descarga nada. Lleva los archivos allí por otro medio y usa: riscontro models add NAME FOLDER --use USE',
    repositoryNotFound: ({ host, repository, revision }) =>
      `${host} no tiene «${repository}» con la revisión «${revision}». Comprueba cómo está escrito.`,
    fileNotFound: ({ host, repository, file }) =>
      `${host} no tiene ${file} de «${repository}». Comprueba cómo está escrito.`,
    repositoryRefused: ({ host, repository, revision }) =>
      `${host} no entrega «${repository}» con la revisión «${revision}» sin una cuenta (o no existe). Descárgalo tú y usa: riscontro models add NAME FOLDER --use USE`,
    fileRefused: ({ host, repository, file }) =>
      `${host} no entrega ${file} de «${repository}» sin una cuenta (o no existe). Descárgalo tú y usa: riscontro models add NAME FOLDER --use USE`,
    interrupted: ({ what, fault }) =>
      `${what}: ${say(downloads.faults, fault)}. Lo que ha llegado se conserva: el mismo comando sigue desde ahí.`,
    notAsStated: ({ what, fault }) =>
      `${what}: ${say(downloads.faults, fault)}. No se ha conservado, ni lo que había llegado antes. Inténtalo de nuevo; si sigue así, no uses esta fuente.`,
    badAnswer: ({ what, fault }) => `${what}: ${say(downloads.faults, fault)}. ¿Es correcto MODEL_HUB_URL?`,
    otherCommit: ({ repository, asked, commit }) =>
      `${repository}: se pidió el commit ${asked}, el hub responde con ${commit}. No se ha descargado nada.`,
    unknownSource: ({ text }) =>
      `«${text}» no está en el catálogo ni está escrito como organización/nombre. Mira: riscontro models list`,
    twoRevisions: ({ first, second }) => `Se piden dos revisiones: ${first} y ${second}.`,
    badRevision: ({ revision }) => `«${revision}» no puede ser una rama, una etiqueta o un commit.`,
    catalogueOutdated: ({ repository, file }) =>
      `${repository} ya no tiene ${file}; el catálogo está anticuado.`,
    notOnnx: ({ file }) => `«${file}» no es un archivo .onnx, y solo se pueden usar pesos así.`,
    fileNeeded: ({ file }) => `El modelo no tiene ${file}, y sin él no se puede usar.`,
    noWeights: 'No contiene pesos ONNX (un archivo que termina en .onnx).',
    severalWeights: ({ choices }) => `Hay varios pesos; indica uno de ellos:\n${choices.join('\n')}`,
    noSuchWeights: ({ file, choices }) => `No hay «${file}»; indica uno de ellos:\n${choices.join('\n')}`,
    noFolder: ({ path }) => `La carpeta ${path} no existe.`,
    otherSha256: ({ file, sha256 }) => `El SHA-256 de ${file} es ${sha256}, no el indicado.`,
    badName: ({ name }) =>
      `«${name}» no puede ser el nombre de un modelo: hasta 64 letras minúsculas, cifras, puntos, guiones y guiones bajos.`,
    installedAlready: ({ name }) =>
      `Ya hay instalado un modelo llamado «${name}». Para sustituirlo: riscontro models remove ${name}`,
    notInManifest: ({ model, file }) => `El manifiesto del modelo ${model} no contiene ${file}.`,
    fileChanged: ({ model, file }) =>
      `${file} del modelo ${model} no es lo que se instaló, y no se carga. Para repararlo: riscontro models remove ${model}, y después pull o add de nuevo.`,
    settingsUnreadable: ({ file, place }) =>
      `${file} del modelo no se puede leer: no es lo que un archivo así debería contener${place === undefined ? '' : ` (en «${place}»)`}.`,
    settingsTooLarge: 'más grande que 1 MB',
    fileUnreadable: ({ file }) => `${file} del modelo no se puede leer.`,
    fileUnreadableBecause: ({ file, reason }) => `${file} del modelo no se puede leer (${reason}).`,
    tokenizerUnusable: ({ reason }) => `El tokenizador no se puede usar (${reason}).`,
    tokensUnplaced: 'El tokenizer.json del modelo no dice dónde van los tokens especiales.',
    pairsUnread: 'El tokenizer.json del modelo no dice cómo se leen dos textos juntos.',
    weightsUnloadable: ({ reason }) => `Los pesos ONNX no se pueden cargar (${reason}).`,
    cannotRun: ({ reason }) => `El modelo no se puede ejecutar (${reason}).`,
    threadFailed: 'El hilo del modelo ha fallado.',
    threadEnded: 'El hilo del modelo ha terminado.',
    notNumbers: ({ model }) => `El modelo ${model} da resultados que no son números.`,
    onlyZeros: 'El modelo solo da ceros.',
    labelsDoNotFit: ({ outputs, labels }) =>
      `El modelo da ${outputs} salidas, mientras que sus etiquetas son ${labels}.`,
    unknownInput: ({ name }) => `El modelo quiere una entrada «${name}», que aquí no se conoce.`,
    inputNotWhole: ({ name }) => `La entrada «${name}» del modelo no admite números enteros.`,
    noRowForText: 'El modelo no da una fila de números de 32 bits por cada texto.',
    noRowForWord: 'El modelo no da una fila de números de 32 bits por cada palabra.',
    noRowForImage: 'El modelo no da una fila de números de 32 bits por una imagen.',
    noRowForSound: 'El modelo no da una fila de números de 32 bits por un sonido.',
    oneOutput: 'El modelo tiene una sola salida. Di que está sola: --activation sigmoid',
    noPositive: ({ outputs, positives }) =>
      `El modelo da ${outputs} salidas, y ningún número para lo que debe buscar (salida ${positives}).`,
    inputsInsteadOfImage: ({ inputs }) => `El modelo quiere ${inputs} entradas en lugar de una imagen.`,
    inputsInsteadOfSound: ({ inputs }) => `El modelo quiere ${inputs} entradas en lugar de un sonido.`,
    imageNotFloat: 'El modelo no admite imágenes como números de 32 bits; toma sus pesos de 32 o de 8 bits.',
    soundNotFloat: 'El modelo no admite las muestras de un sonido como una fila de números de 32 bits.',
    noOutputNamed: ({ name }) => `El modelo no tiene ninguna salida llamada «${name}».`,
    noOutputAmong: ({ name, names }) =>
      `El modelo no tiene ninguna salida llamada «${name}»; tiene ${names}.`,
    impossible: ({ place }) => `«${place}» del detector no es posible aquí.`,
    sizeNotSaid:
      'El modelo no dice qué tamaño tienen sus imágenes. Dilo, por ejemplo: --size 224, con --fit tiles si lee cuadrados pequeños',
    meanNotSaid: 'El modelo no dice qué se resta a sus colores. Dilo, por ejemplo: --mean 0.5,0.5,0.5',
    stdNotSaid: 'El modelo no dice por qué se dividen sus colores. Dilo, por ejemplo: --std 0.5,0.5,0.5',
    positiveNotSaid:
      'El modelo no dice cuál de sus salidas indica lo que busca. Dilo, por ejemplo: --positive 1',
    findsNotSaid:
      'El modelo no dice qué busca. Dilo, por ejemplo: --finds made_by_ai, altered o face_swapped',
    voiceNotSaid:
      'El modelo no dice cuál de sus salidas indica una voz clonada. Dilo, por ejemplo: --positive 1',
    twoClasses:
      'El modelo responde en dos clases: no distingue una contradicción de no decir nada, y no puede juzgar. Usa uno entrenado con entailment, neutral y contradiction.',
    notThreeOutputs: ({ outputs }) => `Un modelo de implicación tiene tres salidas; este nombra ${outputs}.`,
    labelsNotSaid:
      'El modelo no dice qué significan sus tres salidas. Dilo con --label-order, por ejemplo: --label-order entailment,neutral,contradiction',
    badLabelOrder: ({ labels }) => `--label-order nombra cada uno de ${labels} una vez, separados por comas.`,
    poolingUnknown:
      'El encoder reúne sus palabras de un modo que aquí no se conoce; solo se conocen la media y el primer token. --pooling mean lo intenta de todos modos.',
    notUsed: ({ name, fault }) =>
      `${say(states, fault)}. Para repararlo: riscontro models remove ${name}, y después pull o add de nuevo.`,
  },
};
