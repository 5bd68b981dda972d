/** A failure as calm sentences: what happened, and what can be done. */
import type { CheckContent } from './check-content.ts';
import type { CheckFailure, UnreadableReason } from './check-failure.ts';
import type { ExtensionWords } from './words.ts';

export interface FailureText {
  readonly title: string;
  readonly detail: string;
  /** Opens the options, tries the same again, or leads to the server's own page, where files can be chosen. */
  readonly ways: readonly ('options' | 'retry' | 'website')[];
}

/** Nothing went wrong: something is still to be set, or used up for now. */
export const isCalm = ({ code }: CheckFailure): boolean =>
  ['no_server', 'no_permission', 'quota_esaurita', 'limite_giornaliero', 'senza_chiave_disattivate'].includes(
    code,
  );

type FailureSentences = ExtensionWords['failures'];

const megabytesMax = { image: 25, video: 50 } as const;
/** Those that a key would help. */
const wantsKey = new Set(['senza_chiave_disattivate', 'limite_giornaliero']);
const aboutKey = new Set(['chiave_mancante', 'chiave_non_valida', 'chiave_disattivata']);

export function failureText(
  failure: CheckFailure,
  kind: CheckContent['kind'],
  say: FailureSentences,
): FailureText {
  const { code, title, detail, server = '', reason } = failure;
  switch (code) {
    case 'no_server':
      return { ...say.noServer, ways: ['options', 'retry'] };
    case 'no_permission':
      return {
        title: say.noPermission.title,
        detail: say.noPermission.detail({ server }),
        ways: ['options', 'retry'],
      };
    case 'network':
      return { title: say.network.title, detail: say.network.detail({ server }), ways: ['retry', 'options'] };
    case 'timeout':
      return { title: say.timeout.title, detail: say.timeout.detail({ server }), ways: ['retry'] };
    case 'redirect':
    case 'unreadable_answer':
    case 'answer_too_large':
      return { title: say.foreign.title, detail: say.foreign.detail({ server }), ways: ['options', 'retry'] };
    case 'non_trovato':
      return { ...say.lost, ways: ['retry'] };
    case 'unreadable_media':
      return unreadable(reason ?? 'gone', kind === 'video' ? 'video' : 'image', title, say);
    case 'bug':
      return { title: say.bug.title, detail: say.bug.detail({ what: detail ?? '' }), ways: ['retry'] };
  }
  // The server's own words say what is wrong, and when a quota is renewed.
  const isKey = aboutKey.has(code);
  return {
    title: title ?? say.foreign.title,
    detail: [detail, ...(isKey ? [say.key] : [])].filter(Boolean).join(' '),
    ways: isKey || wantsKey.has(code) ? ['options', 'retry'] : ['retry'],
  };
}

function unreadable(
  reason: UnreadableReason,
  kind: 'image' | 'video',
  refusal: string | undefined,
  say: FailureSentences,
): FailureText {
  const why = reason === 'too_large' ? say.tooLarge({ megabytes: megabytesMax[kind] }) : say.reasons[reason];
  const canSendByHand = reason !== 'too_large' && reason !== 'gone';
  return {
    title: say.unreadable[kind],
    detail: [
      ...(refusal ? [say.refused({ refusal })] : []),
      why,
      ...(canSendByHand ? [say.byHand] : []),
    ].join(' '),
    ways: canSendByHand ? ['website', 'retry'] : ['retry'],
  };
}
