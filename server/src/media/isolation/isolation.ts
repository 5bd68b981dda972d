/** What keeps a process that reads hostile files from the rest of the machine. */

/** Which layers hold. Node's permission flags hold everywhere, and bind no native code. */
export interface Isolation {
  /** The kernel's version of Landlock, which takes all files away but those of the code; 0: not there. */
  readonly landlock: number;
  /** An empty view of the file system, made by bubblewrap; used where there is no Landlock. */
  readonly bubblewrap: boolean;
  /** A filter of system calls: no socket, no process, no file to write to. */
  readonly seccomp: boolean;
  /** A user of its own, where the service runs as root. */
  readonly ownUser: boolean;
}

/** `required`: a process that is not wholly isolated does not start. `off`: Node's permission flags alone. */
export type IsolationMode = 'auto' | 'required' | 'off';

export const notIsolated: Isolation = { landlock: 0, bubblewrap: false, seccomp: false, ownUser: false };

/** Whether native code, too, can read no file of others, write none, open no connection and start no process. */
export const isWhole = ({ landlock, bubblewrap, seccomp }: Isolation) =>
  (landlock > 0 || bubblewrap) && seccomp;
