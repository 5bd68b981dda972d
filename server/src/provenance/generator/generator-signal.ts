/** Says whether a program that makes pictures has left its mark in the file. */
import type { Bilingual } from '@riscontro/contract';
import type { PictureSignal } from '../../domain/media-signal.ts';
import type { Container } from '../../media/containers/container.ts';
import { readXmp, type XmpProperty } from '../xmp/read-xmp.ts';
import { type Extent, extents, type Generator } from './generator.ts';
import { generators } from './generators.ts';
import { markSources } from './mark-sources.ts';

export interface GeneratorMark {
  readonly generator: Generator;
  readonly extent: Extent;
}

export function generatorSignal(
  container: Container,
  xmp: readonly XmpProperty[] = readXmp(container.xmp),
): PictureSignal {
  const mark = findMark(container, xmp);
  return mark ? signalOf(mark) : absent;
}

/** A mark that speaks of the whole picture before one of a part, that before an unsure one. */
export function findMark(container: Container, xmp: readonly XmpProperty[]): GeneratorMark | undefined {
  const sources = markSources(container, xmp);
  const marks = generators.flatMap((generator) => {
    const extent = generator.find(sources);
    return extent ? [{ generator, extent }] : [];
  });
  return extents
    .map((extent) => marks.find((mark) => mark.extent === extent))
    .find((mark) => mark !== undefined);
}

const absent: PictureSignal = {
  method: 'marchio_generatore',
  outcome: 'non_applicabile',
  detail: {
    it: 'Nel file non c’è il marchio di un generatore di immagini conosciuto. L’assenza non dice nulla: il marchio si perde quando un’immagine viene condivisa o salvata di nuovo.',
    en: 'The file holds no mark of a known image generator. Its absence says nothing: the mark is lost when a picture is shared or saved again.',
  },
};

function signalOf({ generator: { name, isStructured }, extent }: GeneratorMark): PictureSignal {
  const { outcome, meaning, strength, it, en } = words[extent];
  return {
    method: 'marchio_generatore',
    outcome,
    meaning,
    // A name or a line alone is typed more easily than settings in their form.
    strength: isStructured ? strength : strength - 0.05,
    detail: {
      it: `Il file porta il marchio «${name}»: ${it} Un marchio così di solito è vero, ma chiunque può aggiungerlo o toglierlo.`,
      en: `The file carries the mark “${name}”: ${en} A mark like this is normally true, but anyone can add or remove it.`,
    },
  };
}

const words: Record<Extent, Required<Pick<PictureSignal, 'outcome' | 'meaning' | 'strength'>> & Bilingual> = {
  whole: {
    outcome: 'allarme',
    meaning: 'made_by_ai',
    strength: 0.95,
    it: 'dichiara che l’immagine è stata creata con l’intelligenza artificiale.',
    en: 'it declares that the picture was created with artificial intelligence.',
  },
  part: {
    outcome: 'allarme',
    meaning: 'part_made_by_ai',
    strength: 0.85,
    it: 'dichiara che una parte di un’immagine esistente è stata rifatta con l’intelligenza artificiale.',
    en: 'it declares that a part of an existing picture was redone with artificial intelligence.',
  },
  perhaps: {
    outcome: 'attenzione',
    meaning: 'made_by_ai',
    strength: 0.5,
    it: 'segnala che l’immagine potrebbe essere stata creata con l’intelligenza artificiale, senza affermarlo.',
    en: 'it reports that the picture may have been created with artificial intelligence, without stating it.',
  },
  processed: {
    outcome: 'attenzione',
    meaning: 'part_made_by_ai',
    strength: 0.4,
    it: 'un’immagine esistente è passata da un programma di intelligenza artificiale, che può averla solo ritagliata o ingrandita.',
    en: 'an existing picture went through a program of artificial intelligence, which may only have cropped or enlarged it.',
  },
};
