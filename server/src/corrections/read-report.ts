/** What a reader wrote into the form that reports an error: a report, or the fields to mend. */
import { nameOf, type ReportReason, reportReasons } from '@riscontro/contract/inside';
import { hasVisibleCharacters, isText, lengthInCharacters } from '../domain/claim-text.ts';

export const reportLimits = { textMin: 10, textMax: 2_000, emailMax: 254 } as const;

/** As written, to be shown again. */
export interface ReportFields {
  readonly reason: string;
  readonly text: string;
  readonly email: string;
}

export type ReportField = keyof ReportFields;

export type ReadReport =
  | {
      readonly report: {
        readonly reason: ReportReason;
        readonly text: string;
        readonly email: string | null;
      };
    }
  | { readonly faults: readonly ReportField[] };

export function readReport(fields: ReportFields): ReadReport {
  const reason = nameOf(reportReasons, fields.reason);
  // Browsers send line breaks as two characters, and readers count them as one.
  const text = fields.text.replaceAll('\r\n', '\n').trim();
  const email = fields.email.trim();
  const { textMin, textMax, emailMax } = reportLimits;
  const isGoodText =
    isText(text) && hasVisibleCharacters(text, textMin) && lengthInCharacters(text) <= textMax;
  const isGoodEmail =
    email === '' ||
    (isText(email) && email.length <= emailMax && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email));
  if (reason && isGoodText && isGoodEmail) return { report: { reason, text, email: email || null } };
  return {
    faults: [
      ...(reason ? [] : (['reason'] as const)),
      ...(isGoodText ? [] : (['text'] as const)),
      ...(isGoodEmail ? [] : (['email'] as const)),
    ],
  };
}
