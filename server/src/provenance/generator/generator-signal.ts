/** Says whether a program that makes images or videos has left its mark in the file. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { BySubject, MediaSubject } from '../../domain/media-subject.ts';
import type { Container } from '../../media/containers/container.ts';
import { readXmp, type XmpProperty } from '../xmp/read-xmp.ts';
import { type Extent, extents, type Generator } from './generator.ts';
import { generators } from './generators.ts';
import { type MarkSources, markSources } from './mark-sources.ts';

type MarkSignal = MediaSignal<'generatorMark'>;

interface GeneratorMark {
  readonly generator: Generator;
  readonly extent: Extent;
}

export function generatorSignal(
  container: Container,
  xmp: readonly XmpProperty[] = readXmp(container.xmp),
): MarkSignal {
  return markSignal(markSources(container, xmp), 'image');
}

/** The same for what was gathered from a file of any kind. */
export function markSignal(sources: MarkSources, subject: MediaSubject): MarkSignal {
  const mark = findMark(sources);
  return mark ? signalOf(mark, subject) : absent(subject);
}

/** A mark that speaks of the whole before one of a part, that before an unsure one. */
function findMark(sources: MarkSources): GeneratorMark | undefined {
  const marks = generators.flatMap((generator) => {
    const extent = generator.find(sources);
    return extent ? [{ generator, extent }] : [];
  });
  return extents
    .map((extent) => marks.find((mark) => mark.extent === extent))
    .find((mark) => mark !== undefined);
}

function absent(subject: MediaSubject): MarkSignal {
  const [it, en] = absentWords[subject];
  return {
    method: 'generatorMark',
    outcome: 'not_applicable',
    detail: {
      it: `Nel file non c’è il marchio di un generatore di ${it[0]} conosciuto. L’assenza non dice nulla: il marchio si perde quando ${it[1]} di nuovo.`,
      en: `The file holds no mark of a known ${en[0]} generator. Its absence says nothing: the mark is lost when ${en[1]} is shared or saved again.`,
    },
  };
}

const absentWords: BySubject<readonly [it: readonly [string, string], en: readonly [string, string]]> = {
  image: [
    ['immagini', 'un’immagine viene condivisa o salvata'],
    ['image', 'a picture'],
  ],
  video: [
    ['video', 'un video viene condiviso o salvato'],
    ['video', 'a video'],
  ],
};

function signalOf(
  { generator: { name, isStructured }, extent }: GeneratorMark,
  subject: MediaSubject,
): MarkSignal {
  const { strength, ...judgement } = judgements[extent];
  const { it, en } = words[extent][subject];
  return {
    method: 'generatorMark',
    ...judgement,
    // A name or a line alone is typed more easily than settings in their form.
    strength: isStructured ? strength : strength - 0.05,
    detail: {
      it: `Il file porta il marchio «${name}»: ${it} Un marchio così di solito è vero, ma chiunque può aggiungerlo o toglierlo.`,
      en: `The file carries the mark “${name}”: ${en} A mark like this is normally true, but anyone can add or remove it.`,
    },
  };
}

const judgements: Record<Extent, Required<Pick<MarkSignal, 'outcome' | 'meaning' | 'strength'>>> = {
  whole: { outcome: 'alarm', meaning: 'made_by_ai', strength: 0.95 },
  part: { outcome: 'alarm', meaning: 'part_made_by_ai', strength: 0.85 },
  perhaps: { outcome: 'attention', meaning: 'made_by_ai', strength: 0.5 },
  processed: { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.4 },
};

const words: Record<Extent, BySubject> = {
  whole: {
    image: {
      it: 'dichiara che l’immagine è stata creata con l’intelligenza artificiale.',
      en: 'it declares that the picture was created with artificial intelligence.',
    },
    video: {
      it: 'dichiara che il video è stato creato con l’intelligenza artificiale.',
      en: 'it declares that the video was created with artificial intelligence.',
    },
  },
  part: {
    image: {
      it: 'dichiara che una parte di un’immagine esistente è stata rifatta con l’intelligenza artificiale.',
      en: 'it declares that a part of an existing picture was redone with artificial intelligence.',
    },
    video: {
      it: 'dichiara che una parte di un video esistente è stata rifatta con l’intelligenza artificiale.',
      en: 'it declares that a part of an existing video was redone with artificial intelligence.',
    },
  },
  perhaps: {
    image: {
      it: 'segnala che l’immagine potrebbe essere stata creata con l’intelligenza artificiale, senza affermarlo.',
      en: 'it reports that the picture may have been created with artificial intelligence, without stating it.',
    },
    video: {
      it: 'segnala che il video potrebbe essere stato creato con l’intelligenza artificiale, senza affermarlo.',
      en: 'it reports that the video may have been created with artificial intelligence, without stating it.',
    },
  },
  processed: {
    image: {
      it: 'un’immagine esistente è passata da un programma di intelligenza artificiale, che può averla solo ritagliata o ingrandita.',
      en: 'an existing picture went through a program of artificial intelligence, which may only have cropped or enlarged it.',
    },
    video: {
      it: 'un video esistente è passato da un programma di intelligenza artificiale, che può averlo solo ritagliato o ingrandito.',
      en: 'an existing video went through a program of artificial intelligence, which may only have cropped or enlarged it.',
    },
  },
};
