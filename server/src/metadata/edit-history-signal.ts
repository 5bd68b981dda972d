/** What a file tells of the programs that it went through. A program's name alone is information, never an alarm. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
import type { Medium } from '../domain/medium.ts';
import type { Container } from '../media/containers/container.ts';
import type { XmpProperty } from '../provenance/xmp/read-xmp.ts';
import { editingProgram } from './editing-programs.ts';
import type { MetadataReading } from './read-metadata.ts';
import { xmpList, xmpText } from './xmp-text.ts';

const method = 'editHistory';

export const editHistory = {
  id: method,
  kind: 'metadata',
  families: ['metadata'],
  outcomes: ['ok', 'attention', 'not_applicable'],
  meanings: ['altered'],
  looksAt: {
    image:
      'programs and edit history; a program’s name alone is information, a file made of many documents calls for attention',
    video:
      'programs that the file names, and how many files Premiere or After Effects put together: editing is what videos go through, and only told',
  },
} satisfies MethodDescriptor<typeof method>;

const basic = 'http://ns.adobe.com/xap/1.0/';
const management = 'http://ns.adobe.com/xap/1.0/mm/';
const photoshop = 'http://ns.adobe.com/photoshop/1.0/';
const event = 'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#';

/** A retouched photo has one or two documents behind it; a composition has many. Every cut video is one. */
const ancestorsMax = 5;
const programsShownMax = 4;

export interface EditHistoryOptions {
  readonly subject?: Medium;
  /** What else the file names as a program that had it. */
  readonly programs?: readonly string[];
}

export function editHistorySignal(
  { plain, xmp }: Pick<MetadataReading, 'plain' | 'xmp'>,
  container: Pick<Container, 'jpeg'> = {},
  { subject = 'image', programs: further = [] }: EditHistoryOptions = {},
): MediaSignal<typeof method> {
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
      method,
      outcome: 'attention',
      strength: 0.3,
      meaning: 'altered',
      detail: [{ code: 'composed', values: { documents: ancestors } }],
    };
  }
  const isDerived = xmp.some(({ namespace, name }) => namespace === management && name === 'DerivedFrom');
  const parts = subject === 'video' ? ingredientsIn(xmp) : 0;
  if (programs.length === 0 && saves === 0 && parts === 0) {
    return {
      method,
      outcome: 'not_applicable',
      detail: [{ code: hasPhotoshopData ? 'resaved' : 'untold' }],
    };
  }
  return { method, outcome: 'ok', detail: history() };

  function history(): SignalMessage<typeof method>[] {
    const names = programs.slice(0, programsShownMax).map(({ name }) => name);
    const hasEditor = programs.some(({ kind }) => kind === 'editor');
    return [
      ...(names.length > 0 ? [{ code: 'programs', values: { names } } as const] : []),
      ...(saves > 1 ? [{ code: 'saves', values: { count: saves } } as const] : []),
      ...(isDerived ? [{ code: 'derived' } as const] : []),
      ...(parts > 1 ? [{ code: 'assembled', values: { files: parts } } as const] : []),
      { code: hasEditor ? 'editorsAreCommon' : 'usualWay', values: { subject } },
    ];
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
