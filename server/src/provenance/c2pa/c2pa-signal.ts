/** What is said of the signed history of an image or a video: who signed, whether it holds, what it declares. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { BySubject, MediaSubject } from '../../domain/media-subject.ts';
import type { C2paReading } from './c2pa-reading.ts';
import { actionWords, faultWords, otherAction, sourceWords } from './c2pa-words.ts';
import { isTampering } from './faults.ts';

const actionsShownMax = 8;

/** A declaration signed by someone this installation trusts is as good as certain; anyone can make the other. */
const strengths = { vouched: 0.99, declared: 0.9, broken: 0.6 };

export function c2paSignal(reading: C2paReading, subject: MediaSubject = 'image'): MediaSignal<'c2pa'> {
  if (reading.status === 'none')
    return { method: 'c2pa', outcome: 'not_applicable', detail: absence(reading, subject) };
  if (reading.tampered) {
    return {
      method: 'c2pa',
      outcome: 'alarm',
      strength: strengths.broken,
      meaning: 'broken_seal',
      detail: told(...faults(reading, subject), brokenMeans),
    };
  }
  if (reading.declaredAi && reading.intact) return declaredAi(reading, subject);
  if (reading.status === 'invalid') {
    return {
      method: 'c2pa',
      outcome: 'inconclusive',
      detail: told(...faults(reading, subject), undecidedMeans),
    };
  }
  return {
    method: 'c2pa',
    outcome: 'ok',
    vouched: reading.trusted,
    detail: told(carries, signed(reading), trust(reading), history(reading, subject), limits(reading)),
  };
}

function declaredAi(reading: C2paReading, subject: MediaSubject): MediaSignal<'c2pa'> {
  const whole = reading.declaredAi === 'whole';
  const vouched = reading.trusted && reading.status === 'valid';
  const agentIt = reading.aiAgent ? ` con «${reading.aiAgent}»` : '';
  const agentEn = reading.aiAgent ? ` with “${reading.aiAgent}”` : '';
  const what = (whole ? wholeMade : partMade)[subject];
  const declared: Bilingual = {
    it: `Le credenziali firmate (C2PA) dichiarano che ${what.it}${agentIt} da un’intelligenza artificiale.`,
    en: `The signed credentials (C2PA) declare that ${what.en}${agentEn} by artificial intelligence.`,
  };
  return {
    method: 'c2pa',
    outcome: 'alarm',
    strength: vouched ? strengths.vouched : strengths.declared,
    meaning: whole ? 'made_by_ai' : 'part_made_by_ai',
    vouched,
    detail: told(declared, signed(reading), ...faults(reading, subject), trust(reading)),
  };
}

const wholeMade: BySubject = {
  image: { it: 'l’immagine è stata creata', en: 'the picture was made' },
  video: { it: 'il video è stato creato', en: 'the video was made' },
};
const partMade: BySubject = {
  image: { it: 'una parte dell’immagine è stata fatta', en: 'a part of the picture was made' },
  video: { it: 'una parte del video è stata fatta', en: 'a part of the video was made' },
};

const dateIn = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

function signed({ signer, status }: C2paReading): Bilingual {
  const name = signer?.name ?? signer?.issuer;
  const issuer = signer?.name && signer.issuer !== signer.name ? signer.issuer : undefined;
  const whoIt = name ? ` di «${name}»${issuer ? ` («${issuer}»)` : ''}` : '';
  const whoEn = name ? ` by “${name}”${issuer ? ` (“${issuer}”)` : ''}` : '';
  const day = signer?.time ? new Date(signer.time) : undefined;
  const whenIt = day ? `, del ${dateIn.it.format(day)},` : '';
  const whenEn = day ? `, of ${dateIn.en.format(day)},` : '';
  const holds =
    status === 'valid'
      ? { it: 'è intatta', en: 'is intact' }
      : { it: 'corrisponde al file', en: 'matches the file' };
  return {
    it: `La firma${whoIt}${whenIt} ${holds.it}.`,
    en: `The signature${whoEn}${whenEn} ${holds.en}.`,
  };
}

const carries: Bilingual = {
  it: 'Il file porta credenziali firmate (C2PA).',
  en: 'The file carries signed credentials (C2PA).',
};

const trust = ({ trusted }: C2paReading): Bilingual =>
  trusted
    ? {
        it: 'Il firmatario è fra quelli riconosciuti da questa installazione.',
        en: 'The signer is among those that this installation recognises.',
      }
    : {
        it: 'Il firmatario non è fra quelli riconosciuti da questa installazione: la firma mostra che il file non è cambiato, non chi c’è davvero dietro.',
        en: 'The signer is not among those that this installation recognises: the signature shows that the file did not change, not who is really behind it.',
      };

function history(
  { actions, digitalSource, ingredients }: C2paReading,
  subject: MediaSubject,
): Bilingual | undefined {
  const steps = actions.map((action) => actionWords[action] ?? otherAction);
  const origin = digitalSource ? sourceWords[digitalSource] : undefined;
  const words = (language: keyof Bilingual) => {
    const all = [...new Set([...(origin ? [origin[language]] : []), ...steps.map((step) => step[language])])];
    return `${all.slice(0, actionsShownMax).join(', ')}${all.length > actionsShownMax ? '…' : ''}`;
  };
  const broken = ingredients.some((ingredient) => ingredient.broken);
  const it = [words('it') && `Passaggi dichiarati: ${words('it')}.`, broken && brokenPart[subject].it];
  const en = [words('en') && `Declared steps: ${words('en')}.`, broken && brokenPart[subject].en];
  return it.some(Boolean)
    ? { it: it.filter(Boolean).join(' '), en: en.filter(Boolean).join(' ') }
    : undefined;
}

const brokenPart: BySubject = {
  image: {
    it: 'Un’immagine usata per farla porta una firma non valida.',
    en: 'A picture used in it carries a signature that is not valid.',
  },
  video: {
    it: 'Un file usato per farlo porta una firma non valida.',
    en: 'A file used in it carries a signature that is not valid.',
  },
};

function limits({ metadataUncovered }: C2paReading): Bilingual | undefined {
  if (!metadataUncovered) return undefined;
  return {
    it: 'La firma copre l’immagine ma non i dati come data e luogo.',
    en: 'The signature covers the picture but not data such as date and place.',
  };
}

function faults(reading: C2paReading, subject: MediaSubject): Bilingual[] {
  const shown = reading.tampered ? reading.faults.filter(isTampering) : reading.faults;
  const lines = shown.slice(0, 2).map((fault) => faultWords(fault, subject));
  if (reading.tampered && reading.declaredAi) {
    lines.push({
      it: 'La storia, che così non vale come prova, parla di intelligenza artificiale.',
      en: 'The history, which proves nothing in this state, speaks of artificial intelligence.',
    });
  }
  return lines;
}

const brokenMeans: Bilingual = {
  it: 'Le credenziali (C2PA) non valgono per questo file; anche un salvataggio innocuo può causarlo, perciò da solo non dice che cosa sia cambiato.',
  en: 'The credentials (C2PA) do not hold for this file; even a harmless saving can cause that, so by itself it does not tell what was changed.',
};

const undecidedMeans: Bilingual = {
  it: 'Le credenziali (C2PA) perciò non provano nulla, né a favore né contro.',
  en: 'The credentials (C2PA) therefore prove nothing, neither for nor against.',
};

function absence({ absence }: C2paReading, subject: MediaSubject): Bilingual {
  if (absence === 'unsupported_format') {
    return {
      it: 'Su questo tipo di file le credenziali firmate (C2PA) non si possono leggere.',
      en: 'Signed credentials (C2PA) cannot be read from this kind of file.',
    };
  }
  if (absence === 'stored_elsewhere') {
    return {
      it: 'Il file rimanda a credenziali (C2PA) conservate altrove, che qui non vengono scaricate.',
      en: 'The file points to credentials (C2PA) kept elsewhere, which are not downloaded here.',
    };
  }
  const [most, all] = subject === 'video' ? ['dei video', 'videos'] : ['delle immagini', 'pictures'];
  return {
    it: `Il file non porta credenziali firmate (C2PA). La maggior parte ${most} non ne ha: l’assenza non dice nulla.`,
    en: `The file carries no signed credentials (C2PA). Most ${all} have none: their absence says nothing.`,
  };
}

function told(...sentences: readonly (Bilingual | undefined)[]): Bilingual {
  const said = sentences.filter((sentence) => sentence !== undefined);
  return { it: said.map(({ it }) => it).join(' '), en: said.map(({ en }) => en).join(' ') };
}
