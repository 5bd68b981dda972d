/** The one error that reaches a client: a code of the problem table, what fills its text, and a cause for the log. */
import {
  type Bilingual,
  type Language,
  type Problem,
  type ProblemCode,
  problemKinds,
} from '@riscontro/contract';
import { ExpectedError } from './expected-error.ts';

export type ProblemParameters = Readonly<Record<string, string | number | Bilingual>>;

/** Safe to store and to show: carries nothing of the internal cause. */
export interface PublicProblem {
  readonly code: ProblemCode;
  readonly parameters: ProblemParameters;
}

export class AppError extends ExpectedError implements PublicProblem {
  readonly code: ProblemCode;
  readonly parameters: ProblemParameters;

  /** `cause` goes to the log only. */
  constructor(code: ProblemCode, parameters: ProblemParameters = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.parameters = parameters;
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

/** When it is worth sending again, where the problem tells: its parameter `secondi`. */
export function retryAfterSeconds({ parameters: { secondi } }: PublicProblem): number | undefined {
  return typeof secondi === 'number' ? Math.max(1, Math.ceil(secondi)) : undefined;
}

export const problemStatus = (code: ProblemCode): number => problemKinds[code].status;

/** The body of the answer, in the reader's language. */
export function problemBody(problem: PublicProblem, language: Language, baseUrl: string): Problem {
  const { code, parameters } = problem;
  const kind = problemKinds[code];
  const detail = kind.detail[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name];
    if (value === undefined) return placeholder;
    return typeof value === 'object' ? value[language] : String(value);
  });
  const seconds = retryAfterSeconds(problem);
  return {
    type: `${baseUrl}/problemi#${code}`,
    title: kind.title[language],
    status: kind.status,
    detail,
    codice: code,
    ...(seconds === undefined ? {} : { riprova_tra: seconds }),
  };
}
