/** What may be written down of an error: what went wrong and where in the code, and nothing of what was checked. */

export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  /** Places in the code, the innermost first. */
  readonly frames: readonly string[];
  readonly cause?: ErrorDescription;
}

const messageCharactersMax = 300;
const framesMax = 12;
const causesMax = 3;

/**
 * Its fields are left out: they hold what a library was given (`input` of an invalid address, `detail` of a row). The
 * message ends with the host of the first address in it, and what stands in double quotes is left out, for that is how
 * V8 and the libraries cite what they were given; names of properties stand in single ones.
 */
export function describeError(error: unknown, causesLeft: number = causesMax): ErrorDescription {
  // What is thrown without being an error has nothing but its value to tell, and that may be anything.
  if (!(error instanceof Error)) return { name: typeof error, message: '', frames: [] };
  const { cause } = error;
  return {
    name: error.name,
    message: safeMessage(error.message),
    frames: framesOf(error),
    ...(cause instanceof Error && causesLeft > 0 ? { cause: describeError(cause, causesLeft - 1) } : {}),
  };
}

/** Also for descriptions that come from elsewhere. */
export const safeMessage = (message: string): string =>
  message
    .slice(0, 10 * messageCharactersMax)
    .replaceAll(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)/g, '"…"')
    .replace(/\b(https?:\/\/[^\s/?#'"]+).*/is, '$1/…')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, messageCharactersMax);

const frame = /^\s+at .{1,400}$/;

/** Lines of the stack that are places: the message stands before them. */
const framesOf = ({ stack }: Error): string[] =>
  typeof stack === 'string'
    ? stack
        .split('\n')
        .filter((line) => frame.test(line))
        .slice(0, framesMax)
        .map((line) => line.trim().replace(/^at /, ''))
    : [];
