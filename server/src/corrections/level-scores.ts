/** Which scores go with which level: a person's verdict keeps to the same scale as an automatic one. */
import type { Level } from '@riscontro/contract';

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
  vero: { min: 51, max: 100, usual: 95 },
  falso: { min: 0, max: 49, usual: 5 },
  fuorviante: { min: 15, max: 65, usual: 35 },
  'non verificabile': { min: 20, max: 80, usual: 50 },
  autentica: { min: 60, max: 100, usual: 90 },
  sospetta: { min: 21, max: 59, usual: 40 },
  manipolata: { min: 0, max: 20, usual: 10 },
  'creata con IA': { min: 0, max: 20, usual: 5 },
};

export function fitsLevel(level: Level, score: number): boolean {
  const { min, max } = levelScores[level];
  return score >= min && score <= max;
}
