/** The problem of a key whose units of the month are used or held. */
import { AppError } from './app-error.ts';
import { monthAt } from './month.ts';

export const quotaExhausted = (quota: number, nowMs: number): AppError =>
  new AppError('quotaExhausted', {
    quota,
    resetDay: new Date(monthAt(nowMs).endMs).toISOString().slice(0, 10),
  });
