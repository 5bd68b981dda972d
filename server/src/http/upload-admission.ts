/** Everything that is asked before the body of an upload is read: failures, units, uploads under way, room on the disk. */
import type { IncomingMessage } from 'node:http';
import { AppError } from '../domain/app-error.ts';
import type { UploadGate } from '../limits/upload-gate.ts';
import { mediaType } from './media-type.ts';
import type { Sender } from './senders.ts';

export interface UploadStanding {
  readonly sender: Sender;
  /** How many units are left. */
  readonly unitsLeft: () => number | Promise<number>;
  /** What is answered where none is left. */
  readonly noUnits: () => AppError;
}

export interface AdmittedUpload {
  /** Why no file is taken. */
  readonly refusal: AppError | undefined;
  /** Called when the form has been received, or could not be. */
  leave(): void;
}

export interface UploadAdmission {
  /** Whether a file may come with this request; anything but a form with files is let through. */
  admit(message: IncomingMessage, standing: UploadStanding): Promise<AdmittedUpload>;
  /** Runs `receive` if so, and throws the refusal before anything is read if not. */
  receive<Received>(
    message: IncomingMessage,
    standing: UploadStanding,
    receive: () => Promise<Received>,
  ): Promise<Received>;
}

/** `bytesMax` is the largest upload: what one may be that does not say how large it is. */
export function createUploadAdmission(gate: UploadGate, bytesMax: number): UploadAdmission {
  async function enter(message: IncomingMessage, { sender, unitsLeft, noUnits }: UploadStanding) {
    sender.failures.require();
    if ((await unitsLeft()) <= 0) sender.requireUploadWithoutUnits(noUnits);
    const declared = Number(message.headers['content-length'] ?? bytesMax);
    return gate.enter(sender.askers, Math.min(declared, bytesMax));
  }

  async function admit(message: IncomingMessage, standing: UploadStanding): Promise<AdmittedUpload> {
    try {
      return { refusal: undefined, leave: await enter(message, standing) };
    } catch (error) {
      if (error instanceof AppError) return { refusal: error, leave: () => undefined };
      throw error;
    }
  }

  async function receiveForm<Received>(
    message: IncomingMessage,
    standing: UploadStanding,
    receive: () => Promise<Received>,
  ): Promise<Received> {
    const { refusal, leave } = await admit(message, standing);
    if (refusal) throw refusal;
    return receive().finally(leave);
  }

  return {
    admit: async (message, standing) =>
      isForm(message) ? admit(message, standing) : { refusal: undefined, leave: () => undefined },
    receive: (message, standing, receive) =>
      isForm(message) ? receiveForm(message, standing, receive) : receive(),
  };
}

const isForm = (message: IncomingMessage): boolean =>
  mediaType(message.headers['content-type'])?.essence === 'multipart/form-data';
