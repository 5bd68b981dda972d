/** What is told when the service or a command starts: settings that cannot be used, and the folder it works in. */
import { type Message, say } from '../../message.ts';
import { values } from './values.ts';

/** What decoders are not kept from, and what would keep them. */
const isolation = {
  off: 'DECODER_ISOLATION = off: native code in them can read and write files and open connections',
  cannotStart:
    'they do not start otherwise: native code in them can read and write files and open connections',
  canRead: 'they can read files; needed is Linux 5.13 or newer with Landlock, or bubblewrap (bwrap)',
  canConnect: 'they can open connections; needed is a Linux that allows seccomp filters',
  canReadData: ({ folder }: { folder: string }) =>
    `they can read DATA_DIR, which lies in ${folder} beside the code; move it elsewhere`,
  notStarting: ({ reason }: { reason: string }) => `decoders do not start isolated: ${reason}`,
};

/** One setting. */
const reasons = {
  value: ({ name, shown, fault }: { name: string; shown: string; fault: Message<typeof values.faults> }) =>
    `${name} = ${shown}: ${say(values.faults, fault)}`,
  secret: ({ name, fault }: { name: string; fault: Message<typeof values.faults> }) =>
    `${name} = (hidden): ${say(values.faults, fault)}`,
  neededWith: ({ name, other }: { name: string; other: string }) => `${name} is needed with ${other}`,
  modelAddressNeeded:
    'LLM_BASE_URL is needed with LLM_PROVIDER=openai-compatible, such as http://127.0.0.1:11434/v1',
  signingKeyNeeded: 'SECRET_KEY is needed with SECRET_KEY_OLD: the value that signs now',
  trustFileUnreadable: ({ path }: { path: string }) => `C2PA_TRUST_FILE = ${path}: cannot be read`,
  trustFileEmpty: ({ path }: { path: string }) =>
    `C2PA_TRUST_FILE = ${path}: holds no certificate in PEM form`,
  notIsolated: ({ fault }: { fault: Message<typeof isolation> }) =>
    `DECODER_ISOLATION = required: ${say(isolation, fault)}`,
};

export const settings = {
  reasons,
  isolation,
  faults: {
    cannotBeUsed: ({ faults }: { faults: readonly Message<typeof reasons>[] }) =>
      `The settings cannot be used:\n${faults.map((fault) => `  ${say(reasons, fault)}`).join('\n')}`,
    dataFolderOpen: ({ path, mode }: { path: string; mode: string }) =>
      `Others can read the data folder ${path} (${mode}), and that cannot be changed from here. As its owner: chmod -R go-rwx ${path}`,
    otherServer: ({ path }: { path: string }) =>
      `Another riscontro server is running on the data folder ${path}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to run several servers on PostgreSQL.`,
    secretsUnreadable: ({ path }: { path: string }) =>
      `The secrets in ${path} cannot be read. Put a copy of the file back; or delete it, and the links to delete results that were given out stop working.`,
    secretsBusy: ({ path }: { path: string }) =>
      `Another process is changing the secrets (${path}). Try again when it is done.`,
  },
  /** How decoders run from now on, where that is less than asked for. */
  decoders: {
    notStarting: ({ reason }: { reason: string }) =>
      `decoders do not start: pictures and videos cannot be checked (${reason})`,
    notIsolated: ({ system, reason }: { system: string; reason: string }) =>
      `decoders do not start isolated on this system, and are started without isolation: please report this line as a fault of the program (${system}; ${reason})`,
  },
  dataFolder: {
    notChecked: ({ path }: { path: string }) =>
      `Whether others can read ${path} is not checked on Windows: give the folder to one user alone.`,
    isLink: ({ path }: { path: string }) =>
      `${path} is a link: whoever may change the folder it lies in can point it elsewhere.`,
    noRights: ({ path }: { path: string }) =>
      `Others may be able to read ${path}: its disk keeps no rights of users. Move it to one that does, or let nobody else on the machine.`,
    wasOpen: ({ path, before, now }: { path: string; before: string; now: string }) =>
      `Others could read ${path} (${before}); it is ${now} now.`,
    ofAnother: ({ path, user }: { path: string; user: number }) =>
      `${path} belongs to another user (${user}), who can read all that is in it.`,
    filesWereOpen: ({ path, count }: { path: string; count: number }) =>
      `Others had rights to ${count} files in ${path}; they have none now.`,
  },
};
