/** Which scores go with which level: a person's verdict keeps to the same scale as an automatic one. */
import type { Level } from '@riscontro/contract/inside';

export interface LevelScores {
  readonly min: number;
  readonly max: number;
  /** What a person means by the level when they name no score. */
  readonly usual: number;
}

/**
 * The bands of domain/verdict.ts and domain/media-level.ts, with their far ends open: a method is never quite sure,
 * a person may be.
 */
export const levelScores: Readonly<Record<Level, LevelScores>> = {
  true: { min: 51, max: 100, usual: 95 },
  false: { min: 0, max: 49, usual: 5 },
  misleading: { min: 15, max: 65, usual: 35 },
  unverifiable: { min: 20, max: 80, usual: 50 },
  authentic: { min: 60, max: 100, usual: 90 },
  suspicious: { min: 21, max: 59, usual: 40 },
  manipulated: { min: 0, max: 20, usual: 10 },
  aiGenerated: { min: 0, max: 20, usual: 5 },
};

export function fitsLevel(level: Level, score: number): boolean {
  const { min, max } = levelScores[level];
  return score >= min && score <= max;
}
