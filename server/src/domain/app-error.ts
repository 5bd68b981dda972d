/** The one error that reaches a client: a code of the problem table, what fills its text, and a cause for the log. */
import {
  type Language,
  type PlainProblemCode,
  type Problem,
  type ProblemCode,
  type ProblemValues,
  problemStatuses,
} from '@riscontro/contract';
import { sayWithGaps, wordsIn } from '@riscontro/words';
import { ExpectedError } from './expected-error.ts';

/**
 * Safe to store and to show: carries nothing of the internal cause. One that was stored may be of another version of the
 * service, so its parameters are not known to be those of its code.
 */
export interface PublicProblem {
  readonly code: ProblemCode;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A code with exactly the values that its text takes. */
type ProblemArguments =
  | [code: PlainProblemCode, parameters?: Readonly<Record<string, never>>, cause?: unknown]
  | {
      [Code in keyof ProblemValues]: [code: Code, parameters: ProblemValues[Code], cause?: unknown];
    }[keyof ProblemValues];

export class AppError extends ExpectedError implements PublicProblem {
  readonly code: ProblemCode;
  readonly parameters: Readonly<Record<string, unknown>>;

  /** `cause` goes to the log only. */
  constructor(...[code, parameters, cause]: ProblemArguments) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.parameters = { ...parameters };
  }

  /** The problem with which a check ended, thrown again for somebody else who asks about it. */
  static again({ code, parameters }: PublicProblem, cause?: unknown): AppError {
    return new AppError(...([code, parameters, cause] as unknown as ProblemArguments));
  }

  get kind() {
    return this.code;
  }
}

/** Any thrown value as a problem that may be shown: what is not an AppError is a bug, and its text stays hidden. */
export function toPublicProblem(error: unknown): PublicProblem {
  return error instanceof AppError
    ? { code: error.code, parameters: error.parameters }
    : { code: 'errore_interno', parameters: {} };
}

/** A problem as it was stored. A code that this version does not have is an error of the service like any other. */
export function storedProblem(text: string | null): PublicProblem {
  const { code, parameters } = JSON.parse(text ?? '{}') as Partial<PublicProblem>;
  return code !== undefined && Object.hasOwn(problemStatuses, code)
    ? { code, parameters: { ...parameters } }
    : { code: 'errore_interno', parameters: {} };
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
  return {
    type: `${baseUrl}/problemi#${code}`,
    title,
    status: problemStatuses[code],
    detail: sayWithGaps(detail, parameters),
    codice: code,
    ...(seconds === undefined ? {} : { riprova_tra: seconds }),
  };
}
