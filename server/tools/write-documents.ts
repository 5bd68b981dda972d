/** `npm run docs`: writes the tables of docs/evaluation.md and docs/benchmarks.md from docs/figures/. */
import { writeDocuments } from '../src/evaluation/figures/keep-measurement.ts';

writeDocuments();
