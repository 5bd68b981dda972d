/** `npm run eval -- text|crossing|knowledge|…`: measures, and writes docs/figures/evaluation/ and docs/evaluation.md. */
const evaluations: Record<string, () => Promise<unknown>> = {
  text: () => import('./text.ts'),
  crossing: () => import('./crossing.ts'),
  matching: () => import('./matching.ts'),
  knowledge: () => import('./knowledge.ts'),
  media: () => import('./media.ts'),
  images: () => import('./image-search.ts'),
  videos: () => import('./video-search.ts'),
  video: () => import('./video.ts'),
};
const [what = '', ...rest] = process.argv.slice(2);
const evaluate = evaluations[what];
if (!evaluate) {
  process.stderr.write(`Usage: npm run eval -- ${Object.keys(evaluations).join('|')} …\n`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await evaluate();
