/** Levels of sound: what counts as silence, and the scale of decibels. */

/** Below, two steps of 16 bits: nothing was recorded, not even a microphone's own noise. */
const silentPeak = 2 / 32_768;

export const isHeard = (peak: number): boolean => peak > silentPeak;

/** Below this the traces of rounding begin; everything under it counts as the same nothing. */
const leastPower = 1e-10;

/** Of a mean of squared samples; 0 is full scale, −100 the least. */
export const decibels = (power: number): number => 10 * Math.log10(Math.max(leastPower, power));
