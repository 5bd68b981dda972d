/** `npm run eval -- text|media …`: measures a method on the public sets and writes docs/evaluation.md. */
const [what, ...rest] = process.argv.slice(2);
if (what !== 'text' && what !== 'media') {
  process.stderr.write('Usage: npm run eval -- text|media …\n');
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await (what === 'text' ? import('./evaluate-text.ts') : import('./evaluate-media.ts'));
