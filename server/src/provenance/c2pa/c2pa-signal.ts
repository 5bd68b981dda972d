/** What is said of the signed history of an image or a video: who signed, whether it holds, what it declares. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import type { C2paFault, C2paReading } from './c2pa-reading.ts';
import { knownSource, stepOf } from './declared-steps.ts';
import { isTampering } from './faults.ts';

const method = 'c2pa';

export const c2pa = {
  id: method,
  kind: 'provenance',
  families: ['provenance'],
  outcomes: ['ok', 'alarm', 'inconclusive', 'not_applicable'],
  meanings: ['made_by_ai', 'part_made_by_ai', 'broken_seal'],
  carries: true,
  looksAt: {
    image: 'signed history (C2PA): integrity and trust of the signer apart, edits, declared AI',
    video:
      'signed history in MP4, MOV, 3GP, AVI, GIF and WebP, as for [pictures](images.md): integrity and trust of the signer apart, edits, declared AI. WebM, Matroska and transport streams have no place for it',
  },
} satisfies MethodDescriptor<typeof method>;

type Said = SignalMessage<typeof method>;

const stepsShownMax = 8;

/** A declaration signed by someone this installation trusts is as good as certain; anyone can make the other. */
const strengths = { vouched: 0.99, declared: 0.9, broken: 0.6 };

export function c2paSignal(reading: C2paReading, subject: Medium = 'image'): MediaSignal<'c2pa'> {
  if (reading.status === 'none')
    return { method, outcome: 'not_applicable', detail: [absence(reading, subject)] };
  if (reading.tampered) {
    return {
      method,
      outcome: 'alarm',
      strength: strengths.broken,
      meaning: 'broken_seal',
      detail: [...faults(reading, subject), { code: 'brokenMeans' }],
    };
  }
  if (reading.declaredAi && reading.intact) return declaredAi(reading, subject);
  if (reading.status === 'invalid') {
    return {
      method,
      outcome: 'inconclusive',
      detail: [...faults(reading, subject), { code: 'undecidedMeans' }],
    };
  }
  return {
    method,
    outcome: 'ok',
    vouched: reading.trusted,
    detail: [
      { code: 'carries' },
      signed(reading),
      trust(reading),
      ...history(reading, subject),
      ...(reading.metadataUncovered ? [{ code: 'metadataUncovered' } as const] : []),
    ],
  };
}

function declaredAi(reading: C2paReading, subject: Medium): MediaSignal<'c2pa'> {
  const whole = reading.declaredAi === 'whole';
  const vouched = reading.trusted && reading.status === 'valid';
  const values = {
    extent: whole ? 'whole' : 'part',
    subject,
    ...(reading.aiAgent ? { agent: reading.aiAgent } : {}),
  } as const;
  return {
    method,
    outcome: 'alarm',
    strength: vouched ? strengths.vouched : strengths.declared,
    meaning: whole ? 'made_by_ai' : 'part_made_by_ai',
    vouched,
    detail: [{ code: 'declaredAi', values }, signed(reading), ...faults(reading, subject), trust(reading)],
  };
}

function signed({ signer, status }: C2paReading): Said {
  const name = signer?.name ?? signer?.issuer;
  const issuer = signer?.name && signer.issuer !== signer.name ? signer.issuer : undefined;
  return {
    code: 'signed',
    values: {
      ...(name ? { name } : {}),
      ...(issuer ? { issuer } : {}),
      ...(signer?.time ? { time: signer.time } : {}),
      isIntact: status === 'valid',
    },
  };
}

const trust = ({ trusted }: C2paReading): Said => ({ code: trusted ? 'trusted' : 'untrusted' });

function history({ actions, digitalSource, ingredients }: C2paReading, subject: Medium): Said[] {
  const source = knownSource(digitalSource);
  const steps = [...new Set(actions.map(stepOf))];
  const shown = steps.slice(0, stepsShownMax - (source ? 1 : 0));
  const values = { ...(source ? { source } : {}), actions: shown, hasMore: shown.length < steps.length };
  return [
    ...(source || steps.length > 0 ? [{ code: 'history', values } as const] : []),
    ...(ingredients.some(({ broken }) => broken)
      ? [{ code: 'brokenPart', values: { subject } } as const]
      : []),
  ];
}

function faults(reading: C2paReading, subject: Medium): Said[] {
  const shown = reading.tampered ? reading.faults.filter(isTampering) : reading.faults;
  return [
    ...shown.slice(0, 2).map((fault) => faultMessage(fault, subject)),
    ...(reading.tampered && reading.declaredAi ? [{ code: 'speaksOfAi' } as const] : []),
  ];
}

/** What does not fit. */
function faultMessage(fault: C2paFault, subject: Medium): Said {
  if (fault === 'image_changed') return { code: 'contentChanged', values: { subject } };
  return fault === 'not_bound' ? { code: 'notBound', values: { subject } } : { code: otherFaults[fault] };
}

const otherFaults = {
  signature_false: 'signatureFalse',
  history_changed: 'historyChanged',
  part_missing: 'partMissing',
  certificate_expired: 'certificateExpired',
  certificate_withdrawn: 'certificateWithdrawn',
  certificate_unfit: 'certificateUnfit',
  unknown_method: 'unknownMethod',
  not_readable: 'notReadable',
} as const;

function absence({ absence: reason }: C2paReading, subject: Medium): Said {
  if (reason === 'unsupported_format') return { code: 'unsupportedFormat' };
  if (reason === 'stored_elsewhere') return { code: 'storedElsewhere' };
  return { code: 'absent', values: { subject } };
}
