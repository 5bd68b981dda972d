/** A claim from the command line or a file, held to the same rules as one that arrives over HTTP. */
import { AppError } from '../domain/app-error.ts';
import { hasVisibleCharacters, isText, lengthInCharacters, normaliseClaim } from '../domain/claim-text.ts';

export interface ClaimLimits {
  readonly claimCharactersMin: number;
  readonly claimCharactersMax: number;
}

/** The claim in its one spelling; throws the AppError that a client would get. */
export function claimFrom(
  input: string,
  { claimCharactersMin: minimo, claimCharactersMax: massimo }: ClaimLimits,
): string {
  if (!isText(input)) throw new AppError('testo_non_valido');
  const claim = normaliseClaim(input);
  if (!hasVisibleCharacters(claim, minimo)) throw new AppError('testo_troppo_corto', { minimo });
  const ricevuti = lengthInCharacters(claim);
  if (ricevuti > massimo) throw new AppError('testo_troppo_lungo', { massimo, ricevuti });
  return claim;
}
