/** Deleting a result with the token that came with its answer. */
import type { Language, ReleasedResult } from '@riscontro/contract';
import { expectFields, readJson } from './answer.ts';
import { callFreely, type FreeCallOptions } from './free-check.ts';

/** Deleted; or, where others were answered with the same result, let go of: then `dettaglio` says so in words. */
export type Deletion = { readonly eliminata: true } | ReleasedResult;

export interface DeleteOptions extends FreeCallOptions {
  /** Language of `dettaglio` and of problems. */
  readonly language?: Language | undefined;
}

/** `address` is the page of the result, `…/v/{id}`. Needs no key: the token is enough, and is of use for nothing else. */
export function deleteResult(
  address: string,
  deletionToken: string,
  { language, ...options }: DeleteOptions = {},
): Promise<Deletion> {
  const init = {
    method: 'DELETE',
    headers: {
      accept: 'application/json',
      'x-delete-token': deletionToken,
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
  };
  return callFreely(address, init, options, async (answer) =>
    answer.response.status === 204
      ? { eliminata: true }
      : {
          ...expectFields<ReleasedResult>(await readJson(answer), { dettaglio: 'string' }, answer),
          eliminata: false,
        },
  );
}
