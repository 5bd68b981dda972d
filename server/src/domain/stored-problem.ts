/** A problem as it is stored. Apart from what is said of it, so that the writer's thread loads no words and no schemas. */
import { problemNamed, problems } from '@riscontro/contract/inside';
import type { PublicProblem } from './app-error.ts';

interface StoredProblem {
  readonly code: string;
  readonly parameters: PublicProblem['parameters'];
}

/** A problem as it is stored: by its code on the wire, which no version changes. */
export function storedProblem({ code, parameters }: PublicProblem): string {
  return JSON.stringify({ code: problems[code].wire, parameters } satisfies StoredProblem);
}

/** A code that this version does not have is an error of the service like any other. */
export function readStoredProblem(text: string | null): PublicProblem {
  const { code = '', parameters } = JSON.parse(text ?? '{}') as Partial<StoredProblem>;
  const name = problemNamed(code);
  return name === undefined
    ? { code: 'internalError', parameters: {} }
    : { code: name, parameters: { ...parameters } };
}
