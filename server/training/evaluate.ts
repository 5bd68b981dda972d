/** `npm run eval -- text|media|images|videos|video …`: measures on the public sets and writes docs/evaluation.md. */
const evaluations: Record<string, () => Promise<unknown>> = {
  text: () => import('./evaluate-text.ts'),
  media: () => import('./evaluate-media.ts'),
  images: () => import('./evaluate-image-search.ts'),
  videos: () => import('./evaluate-video-search.ts'),
  video: () => import('./evaluate-video.ts'),
};
const [what = '', ...rest] = process.argv.slice(2);
const evaluate = evaluations[what];
if (!evaluate) {
  process.stderr.write(`Usage: npm run eval -- ${Object.keys(evaluations).join('|')} …\n`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await evaluate();
