/** The one error that reaches a client: a code of the problem table, what fills its text, and a cause for the log. */
import {
  type Language,
  type PlainProblemName,
  type Problem,
  type ProblemName,
  type ProblemValues,
  problems,
} from '@riscontro/contract';
import { sayWithGaps, wordsIn } from '@riscontro/words';
import { ExpectedError } from './expected-error.ts';

/**
 * Safe to store and to show: carries nothing of the internal cause. One that was stored may be of another version of the
 * service, so its parameters are not known to be those of its code.
 */
export interface PublicProblem {
  readonly code: ProblemName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A code with exactly the values that its text takes. */
type ProblemArguments =
  | [code: PlainProblemName, parameters?: Readonly<Record<string, never>>, cause?: unknown]
  | {
      [Code in keyof ProblemValues]: [code: Code, parameters: ProblemValues[Code], cause?: unknown];
    }[keyof ProblemValues];

export class AppError extends ExpectedError implements PublicProblem {
  readonly code: ProblemName;
  readonly parameters: Readonly<Record<string, unknown>>;

  /** `cause` goes to the log only. */
  constructor(...[code, parameters, cause]: ProblemArguments) {
    super(problems[code].wire, { cause });
    this.name = 'AppError';
    this.code = code;
    this.parameters = { ...parameters };
  }

  /** The problem with which a check ended, thrown again for somebody else who asks about it. */
  static again({ code, parameters }: PublicProblem, cause?: unknown): AppError {
    return new AppError(...([code, parameters, cause] as unknown as ProblemArguments));
  }

  /** Logs and figures name a problem as the client was told it. */
  get kind() {
    return problems[this.code].wire;
  }
}

/** Any thrown value as a problem that may be shown: what is not an AppError is a bug, and its text stays hidden. */
export function toPublicProblem(error: unknown): PublicProblem {
  return error instanceof AppError
    ? { code: error.code, parameters: error.parameters }
    : { code: 'internalError', parameters: {} };
}

/** When it is worth sending again, where the problem tells: its parameter `seconds`. */
export function retryAfterSeconds({ parameters: { seconds } }: PublicProblem): number | undefined {
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/** The body of the answer, in the reader's language. */
export function problemBody(problem: PublicProblem, language: Language, baseUrl: string): Problem {
  const { code, parameters } = problem;
  const { title, detail } = wordsIn(language).problems[code];
  const seconds = retryAfterSeconds(problem);
  const { wire, status } = problems[code];
  return {
    type: `${baseUrl}/problemi#${wire}`,
    title,
    status,
    detail: sayWithGaps(detail, parameters),
    codice: wire,
    ...(seconds === undefined ? {} : { riprova_tra: seconds }),
  };
}
