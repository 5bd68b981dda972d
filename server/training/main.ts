/** `npm run train -- judge|same-claim|translations|rarity|face-nets …`: learns an artefact anew; artefacts.json lists them all. */
const trainings: Record<string, () => Promise<unknown>> = {
  judge: () => import('./judge.ts'),
  'same-claim': () => import('./same-claim.ts'),
  translations: () => import('./translations.ts'),
  rarity: () => import('./rarity.ts'),
  'face-nets': () => import('./face-nets/main.ts'),
};
const [what = '', ...rest] = process.argv.slice(2);
const train = trainings[what];
if (!train) {
  process.stderr.write(`Usage: npm run train -- ${Object.keys(trainings).join('|')} …\n`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await train();
