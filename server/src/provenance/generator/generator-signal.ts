/** Says whether a program that makes images or videos has left its mark in the file. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import type { Container } from '../../media/containers/container.ts';
import { readXmp, type XmpProperty } from '../xmp/read-xmp.ts';
import { type Extent, extents, type Generator } from './generator.ts';
import { generators } from './generators.ts';
import { type MarkSources, markSources } from './mark-sources.ts';

const method = 'generatorMark';

export const generatorMark = {
  id: method,
  kind: 'provenance',
  families: ['provenance'],
  outcomes: ['attention', 'alarm', 'not_applicable'],
  meanings: ['made_by_ai', 'part_made_by_ai'],
  looksAt: {
    image: 'settings and names that generators leave in PNG texts, EXIF, XMP, IPTC',
    video:
      'the label of Chinese law (`AIGC`), TikTok’s label, ComfyUI’s graph, the names of generators (Sora, Veo, Runway, Kling, Pika, Luma, Hailuo, …) where the file names the program that made it; never a word in a title or a comment. A label that is unsure itself, such as TikTok’s, calls for attention',
  },
} satisfies MethodDescriptor<typeof method>;

type MarkSignal = MediaSignal<typeof method>;

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
export function markSignal(sources: MarkSources, subject: Medium): MarkSignal {
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

const absent = (subject: Medium): MarkSignal => ({
  method,
  outcome: 'not_applicable',
  detail: [{ code: subject === 'image' ? 'absentFromImage' : 'absentFromVideo' }],
});

function signalOf({ generator: { name, isStructured }, extent }: GeneratorMark, subject: Medium): MarkSignal {
  const { strength, ...judgement } = judgements[extent];
  return {
    method,
    ...judgement,
    // A name or a line alone is typed more easily than settings in their form.
    strength: isStructured ? strength : strength - 0.05,
    detail: [{ code: 'marked', values: { name, extent, subject } }],
  };
}

const judgements: Record<Extent, Required<Pick<MarkSignal, 'outcome' | 'meaning' | 'strength'>>> = {
  whole: { outcome: 'alarm', meaning: 'made_by_ai', strength: 0.95 },
  part: { outcome: 'alarm', meaning: 'part_made_by_ai', strength: 0.85 },
  perhaps: { outcome: 'attention', meaning: 'made_by_ai', strength: 0.5 },
  processed: { outcome: 'attention', meaning: 'part_made_by_ai', strength: 0.4 },
};
