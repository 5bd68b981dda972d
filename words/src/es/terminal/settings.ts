/** What is told when the service or a command starts: settings that cannot be used, and the folder it works in. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { values } from './values.ts';

type Settings = Words['terminal']['settings'];

const isolation: Settings['isolation'] = {
  off: 'DECODER_ISOLATION = off: el código nativo que contienen puede leer y escribir archivos y abrir conexiones',
  cannotStart:
    'de otro modo no arrancan: el código nativo que contienen puede leer y escribir archivos y abrir conexiones',
  canRead: 'pueden leer archivos; hace falta Linux 5.13 o posterior con Landlock, o bubblewrap (bwrap)',
  canConnect: 'pueden abrir conexiones; hace falta un Linux que permita filtros seccomp',
  canReadData: ({ folder }) =>
    `pueden leer DATA_DIR, que está en ${folder} junto al código; muévela a otro lugar`,
  notStarting: ({ reason }) => `los decodificadores no arrancan aislados: ${reason}`,
};

const reasons: Settings['reasons'] = {
  value: ({ name, shown, fault }) => `${name} = ${shown}: ${say(values.faults, fault)}`,
  secret: ({ name, fault }) => `${name} = (oculto): ${say(values.faults, fault)}`,
  neededWith: ({ name, other }) => `con ${other} hace falta ${name}`,
  modelAddressNeeded:
    'con LLM_PROVIDER=openai-compatible hace falta LLM_BASE_URL, por ejemplo http://127.0.0.1:11434/v1',
  signingKeyNeeded: 'con SECRET_KEY_OLD hace falta SECRET_KEY: el valor que firma ahora',
  trustFileUnreadable: ({ path }) => `C2PA_TRUST_FILE = ${path}: no se puede leer`,
  trustFileEmpty: ({ path }) => `C2PA_TRUST_FILE = ${path}: no contiene ningún certificado en formato PEM`,
  notIsolated: ({ fault }) => `DECODER_ISOLATION = required: ${say(isolation, fault)}`,
};

export const settings: Settings = {
  reasons,
  isolation,
  faults: {
    cannotBeUsed: ({ faults }) =>
      `La configuración no se puede usar:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
    dataFolderOpen: ({ path, mode }) =>
      `Otros pueden leer la carpeta de datos ${path} (${mode}), y desde aquí no se puede cambiar. Como propietario: chmod -R go-rwx ${path}`,
    otherServer: ({ path }) =>
      `Otro servidor riscontro está en marcha en la carpeta de datos ${path}. Detenlo, da a DATA_DIR otra carpeta, o da valor a DATABASE_URL para tener varios servidores en PostgreSQL.`,
    secretsUnreadable: ({ path }) =>
      `Los secretos de ${path} no se pueden leer. Recupera una copia del archivo; o elimínalo, y los enlaces ya dados para eliminar resultados dejan de funcionar.`,
    secretsBusy: ({ path }) =>
      `Otro proceso está cambiando los secretos (${path}). Inténtalo de nuevo cuando haya terminado.`,
  },
  decoders: {
    notStarting: ({ reason }) =>
      `los decodificadores no arrancan: no se pueden verificar imágenes ni vídeos (${reason})`,
    notIsolated: ({ system, reason }) =>
      `en este sistema los decodificadores no arrancan aislados, y se inician sin aislamiento: informa de esta línea como un fallo del programa (${system}; ${reason})`,
  },
  dataFolder: {
    notChecked: ({ path }) =>
      `En Windows no se comprueba si otros pueden leer ${path}: da la carpeta a un solo usuario.`,
    isLink: ({ path }) =>
      `${path} es un enlace: quien puede cambiar la carpeta en la que está puede apuntarlo a otro lugar.`,
    noRights: ({ path }) =>
      `Puede que otros puedan leer ${path}: su disco no guarda los permisos de los usuarios. Muévela a uno que los guarde, o no admitas a nadie más en la máquina.`,
    wasOpen: ({ path, before, now }) => `Otros podían leer ${path} (${before}); ahora es ${now}.`,
    ofAnother: ({ path, user }) =>
      `${path} pertenece a otro usuario (${user}), que puede leer todo lo que contiene.`,
    filesWereOpen: ({ path, count }) =>
      `Otros tenían permisos sobre ${format.number(count)} archivos de ${path}; ahora no tienen ninguno.`,
  },
};
