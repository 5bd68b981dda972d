/** The tables of docs/images.md and docs/videos.md that say what each method looks at and can raise. */
import { type SignalKind, signalMethods } from '@riscontro/contract/inside';
import type { MethodDescriptor } from '../src/domain/media-method.ts';
import type { Medium } from '../src/domain/medium.ts';
import { imageMethods } from '../src/media-methods/image-methods.ts';
import { videoMethods } from '../src/media-methods/video-methods.ts';

const columns = '| name | looks at | can raise |\n|---|---|---|';

function table(methods: readonly MethodDescriptor[], medium: Medium): string {
  const rows = methods.map(
    (method) => `| \`${signalMethods[method.id]}\` | ${method.looksAt[medium] ?? ''} | ${raises(method)} |`,
  );
  return [columns, ...rows].join('\n');
}

function raises({ outcomes, meanings }: MethodDescriptor): string {
  const raised = [
    ...(outcomes.includes('attention') ? ['attention'] : []),
    ...(outcomes.includes('alarm') ? ['alarm'] : []),
  ].join(', ');
  if (raised === '') return 'information';
  return meanings.length > 0 ? raised : `${raised}, without weight in the level`;
}

const ofKinds = (...kinds: readonly SignalKind[]) => videoMethods.filter(({ kind }) => kinds.includes(kind));

/** By the name of its markers, with the document that it stands in. */
export const methodTables: readonly {
  readonly name: string;
  readonly text: string;
  readonly document: string;
}[] = [
  {
    name: 'methods for images',
    text: table(imageMethods, 'image'),
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
