/** The tables of docs/images.md and docs/videos.md that say what each method looks at and can raise. */
import { methodOnWire, type SignalKind } from '@riscontro/contract';
import { type MethodFacts, methodFacts } from '../src/domain/media-methods.ts';
import { imageMethods, type MediaMethod, videoMethods } from '../src/domain/media-signal.ts';

const columns = '| name | looks at | can raise |\n|---|---|---|';

function table(methods: readonly MediaMethod[], medium: 'image' | 'video'): string {
  const rows = methods.map((method) => {
    const facts = methodFacts[method];
    return `| \`${methodOnWire(method)}\` | ${facts.looksAt[medium] ?? ''} | ${raises(facts)} |`;
  });
  return [columns, ...rows].join('\n');
}

function raises({ outcomes, meanings }: MethodFacts): string {
  const raised = [
    ...(outcomes.includes('attention') ? ['attention'] : []),
    ...(outcomes.includes('alarm') ? ['alarm'] : []),
  ].join(', ');
  if (raised === '') return 'information';
  return meanings.length > 0 ? raised : `${raised}, without weight in the level`;
}

const ofKinds = (...kinds: readonly SignalKind[]) =>
  (Object.keys(videoMethods) as MediaMethod[]).filter((method) => kinds.includes(methodFacts[method].kind));

/** By the name of its markers, with the document that it stands in. */
export const methodTables: readonly {
  readonly name: string;
  readonly text: string;
  readonly document: string;
}[] = [
  {
    name: 'methods for images',
    text: table(Object.keys(imageMethods) as MediaMethod[], 'image'),
    document: 'images.md',
  },
  {
    name: 'methods for the file of a video',
    text: table(ofKinds('provenance', 'metadata', 'container'), 'video'),
    document: 'videos.md',
  },
  { name: 'methods for time', text: table(ofKinds('time'), 'video'), document: 'videos.md' },
  {
    name: 'methods for frames, faces and sound',
    text: table(ofKinds('forensics', 'faces', 'sound', 'detector', 'reverseSearch'), 'video'),
    document: 'videos.md',
  },
];
