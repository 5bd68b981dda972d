/** What a file tells of the programs that it went through. A program's name alone is information, never an alarm. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { BySubject, MediaSubject } from '../domain/media-subject.ts';
import type { Container } from '../media/containers/container.ts';
import type { XmpProperty } from '../provenance/xmp/read-xmp.ts';
import { editingProgram } from './editing-programs.ts';
import type { MetadataReading } from './read-metadata.ts';
import { xmpList, xmpText } from './xmp-text.ts';

const basic = 'http://ns.adobe.com/xap/1.0/';
const management = 'http://ns.adobe.com/xap/1.0/mm/';
const photoshop = 'http://ns.adobe.com/photoshop/1.0/';
const event = 'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#';

/** A retouched photo has one or two documents behind it; a composition has many. Every cut video is one. */
const ancestorsMax = 5;
const programsShownMax = 4;

export interface EditHistoryOptions {
  readonly subject?: MediaSubject;
  /** What else the file names as a program that had it. */
  readonly programs?: readonly string[];
}

export function editHistorySignal(
  { plain, xmp }: Pick<MetadataReading, 'plain' | 'xmp'>,
  container: Pick<Container, 'jpeg'> = {},
  { subject = 'image', programs: further = [] }: EditHistoryOptions = {},
): MediaSignal<'editHistory'> {
  const events = xmp.filter(({ namespace, path }) => namespace === event && path[0]?.startsWith('History['));
  const agents = events.filter(({ name }) => name === 'softwareAgent').flatMap(({ values }) => values);
  const saves = events.filter(({ name, values }) => name === 'action' && values[0] === 'saved').length;
  const ancestors = new Set(xmpList(xmp, photoshop, 'DocumentAncestors')).size;
  const hasPhotoshopData = container.jpeg?.segments.some(({ name }) => name.startsWith('Photoshop')) ?? false;

  const named = [plain.software, ...further, xmpText(xmp, basic, 'CreatorTool'), ...agents].filter(
    (text) => text !== undefined,
  );
  const programs = [
    ...new Map(
      named
        .map(editingProgram)
        .filter((one) => one !== undefined)
        .map((one) => [one.name, one]),
    ).values(),
  ];
  if (subject === 'image' && ancestors > ancestorsMax) {
    return {
      method: 'editHistory',
      outcome: 'attention',
      strength: 0.3,
      meaning: 'altered',
      detail: composed(ancestors),
    };
  }
  const isDerived = xmp.some(({ namespace, name }) => namespace === management && name === 'DerivedFrom');
  const parts = subject === 'video' ? ingredientsIn(xmp) : 0;
  if (programs.length === 0 && saves === 0 && parts === 0) {
    return {
      method: 'editHistory',
      outcome: 'not_applicable',
      detail: hasPhotoshopData ? resaved : untold,
    };
  }
  return { method: 'editHistory', outcome: 'ok', detail: history() };

  function history(): Bilingual {
    const names = programs
      .slice(0, programsShownMax)
      .map(({ name }) => name)
      .join(', ');
    const hasEditor = programs.some(({ kind }) => kind === 'editor');
    const it = [
      names && `Il file è passato da: ${names}.`,
      saves > 1 && `La sua storia elenca ${saves} salvataggi.`,
      isDerived && 'È stato ricavato da un altro documento.',
      parts > 1 && `È stato montato da ${parts} file.`,
      (hasEditor ? edited : ordinary)[subject].it,
    ];
    const en = [
      names && `The file went through: ${names}.`,
      saves > 1 && `Its history lists ${saves} saves.`,
      isDerived && 'It was derived from another document.',
      parts > 1 && `It was put together from ${parts} files.`,
      (hasEditor ? edited : ordinary)[subject].en,
    ];
    return { it: it.filter(Boolean).join(' '), en: en.filter(Boolean).join(' ') };
  }
}

/** The files that went into a video, each once, as Premiere and After Effects list them. */
function ingredientsIn(xmp: readonly XmpProperty[]): number {
  const paths = xmp
    .filter(({ path }) => path[0]?.startsWith('Ingredients['))
    .filter(({ name }) => name === 'filePath' || name === 'documentID' || name === 'instanceID');
  const files = new Map<string, string>();
  for (const { path, name, values } of paths) {
    const entry = path[0] ?? '';
    // One file is listed again for its sound and for each of its pieces.
    if (name === 'filePath' || !files.has(entry)) files.set(entry, values[0] ?? entry);
  }
  return new Set(files.values()).size;
}

const edited: BySubject = {
  image: {
    it: 'Sono programmi usati anche solo per ritagliare o regolare la luce: da solo non significa che l’immagine sia manipolata.',
    en: 'Such programs also serve to crop or to adjust the light: by itself this does not mean that the picture is manipulated.',
  },
  video: {
    it: 'Quasi ogni video pubblicato passa da un montaggio: da solo non significa che sia manipolato.',
    en: 'Almost every published video is edited: by itself this does not mean that it is manipulated.',
  },
};
const ordinary: BySubject = {
  image: {
    it: 'È il percorso normale di molte fotografie.',
    en: 'That is the usual way of many photographs.',
  },
  video: { it: 'È il percorso normale di molti video.', en: 'That is the usual way of many videos.' },
};

const composed = (ancestors: number): Bilingual => ({
  it: `I dati dicono che nel file sono confluiti ${ancestors} documenti diversi. Può essere un fotomontaggio, ma anche un modello grafico usato più volte.`,
  en: `According to the data ${ancestors} different documents went into the file. It can be a montage, but also a template that was used many times.`,
});
const resaved: Bilingual = {
  it: 'Il file è stato salvato da un programma di grafica, che non dice altro. È frequente e non dice nulla sul contenuto.',
  en: 'The file was saved by a graphics program that tells no more. That is common and says nothing about the content.',
};
const untold: Bilingual = {
  it: 'Il file non racconta attraverso quali programmi è passato. È la situazione più comune e non dice nulla.',
  en: 'The file does not tell which programs it went through. That is the most common case and says nothing.',
};
