/** Reads what the file declares of its own origin: the DigitalSourceType of the press agencies' standard (IPTC). */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { BySubject, MediaSubject } from '../domain/media-subject.ts';
import type { Container } from '../media/containers/container.ts';
import { type DigitalSource, digitalSources } from './digital-sources.ts';
import { readXmp, type XmpProperty } from './xmp/read-xmp.ts';
import { topValues } from './xmp/top-values.ts';
import { xmpNamespaces } from './xmp/xmp-namespaces.ts';

type SourceSignal = MediaSignal<'digitalSource'>;
type Judgement = Pick<SourceSignal, 'outcome' | 'meaning' | 'strength'>;

const judgements: Record<DigitalSource['kind'], Judgement> = {
  generated: { outcome: 'alarm', meaning: 'made_by_ai', strength: 0.9 },
  partly_generated: { outcome: 'alarm', meaning: 'part_made_by_ai', strength: 0.8 },
  // May hold generated parts or only drawn ones.
  partly_synthetic: { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.5 },
  captured: { outcome: 'ok' },
  other: { outcome: 'ok' },
};
const gravest: readonly DigitalSource['kind'][] = [
  'generated',
  'partly_generated',
  'partly_synthetic',
  'other',
  'captured',
];

export function digitalSourceSignal(
  container: Pick<Container, 'xmp'>,
  xmp: readonly XmpProperty[] = readXmp(container.xmp),
  subject: MediaSubject = 'image',
): SourceSignal {
  const declared = [
    ...topValues(xmp, xmpNamespaces.iptcExtension, 'DigitalSourceType'),
    // The field's name before 2010.
    ...topValues(xmp, xmpNamespaces.iptcExtension, 'DigitalSourcefileType'),
  ];
  const known = declared.flatMap((value) => sourceOf(value) ?? []);
  const source = gravest.flatMap((kind) => known.filter((one) => one.kind === kind))[0];
  const namesSystem = systemFields.some(
    (name) => topValues(xmp, xmpNamespaces.iptcExtension, name).length > 0,
  );
  if (source && judgements[source.kind].meaning)
    return signal(judgements[source.kind], declares(source.words));
  if (namesSystem && source?.kind === 'captured')
    return signal(contradiction, contradicts(source.words, subject));
  if (namesSystem) return signal({ ...judgements.generated, strength: 0.8 }, aSystem(nouns[subject]));
  if (source) return signal(judgements[source.kind], declares(source.words));
  return declared.length > 0 ? signal({ outcome: 'inconclusive' }, unknown) : absent(subject);
}

/** Since the standard's version 2025.1: the system that generated the image, and what it was asked. */
const systemFields = ['AISystemUsed', 'AIPromptInformation'];
const contradiction: Judgement = { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.5 };

const codes = /^https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w{1,60})\/?$/i;

/** The code alone is written too, though the standard asks for its address. */
function sourceOf(value: string): DigitalSource | undefined {
  const code = codes.exec(value)?.[1] ?? value;
  return digitalSources.get(code.toLowerCase());
}

function signal(judgement: Judgement, detail: Bilingual): SourceSignal {
  return { method: 'digitalSource', ...judgement, detail };
}

const declares = ({ it, en }: Bilingual): Bilingual => ({
  it: `Il file dichiara la propria origine: ${it}. È una dichiarazione di chi l’ha creato o modificato: di solito è vera, ma chiunque può scriverla o toglierla.`,
  en: `The file declares its origin: ${en}. It is a declaration by whoever made or changed it: normally true, but anyone can write or remove it.`,
});

const contradicts = ({ it, en }: Bilingual, subject: MediaSubject): Bilingual => ({
  it: `Il file dichiara due cose che non vanno insieme: come origine ${it}, e anche il sistema di intelligenza artificiale che avrebbe creato ${nouns[subject].it}. Sono dichiarazioni che chiunque può scrivere.`,
  en: `The file declares two things that do not go together: as its origin ${en}, and also the system of artificial intelligence that is said to have made ${nouns[subject].en}. Both are declarations that anyone can write.`,
});

const nouns: BySubject = {
  image: { it: 'l’immagine', en: 'the picture' },
  video: { it: 'il video', en: 'the video' },
};

const aSystem = ({ it, en }: Bilingual): Bilingual => ({
  it: `Il file nomina il sistema di intelligenza artificiale che ha creato ${it}, o la richiesta che gli fu data. È una dichiarazione: di solito è vera, ma chiunque può scriverla o toglierla.`,
  en: `The file names the system of artificial intelligence that made ${en}, or the request it was given. It is a declaration: normally true, but anyone can write or remove it.`,
});

const unknown: Bilingual = {
  it: 'Il file dichiara la propria origine con una parola che questo servizio non conosce.',
  en: 'The file declares its origin with a word that this service does not know.',
};

function absent(subject: MediaSubject): SourceSignal {
  const [it, en] =
    subject === 'video'
      ? ['un video viene condiviso', 'a video']
      : ['un’immagine viene condivisa', 'a picture'];
  return signal(
    { outcome: 'not_applicable' },
    {
      it: `Il file non dichiara la propria origine. L’assenza non dice nulla: pochi programmi la scrivono, e si perde quando ${it}.`,
      en: `The file does not declare its origin. Its absence says nothing: few programs write it, and it is lost when ${en} is shared.`,
    },
  );
}
