/**
 * What stands at a place of an array that is known to reach it, for loops over samples: the compiler cannot know, and asks
 * of every such place whether it is there. One function a kind of array: with one for all of them the engine forgets
 * what it reads, and the loops take eleven times as long.
 */

export const numberAt = (values: readonly number[], index: number): number => values[index] as number;
export const floatAt = (values: Float32Array | Float64Array, index: number): number =>
  values[index] as number;
export const float32At = (values: Float32Array, index: number): number => values[index] as number;
export const float64At = (values: Float64Array, index: number): number => values[index] as number;
export const uint8At = (values: Uint8Array, index: number): number => values[index] as number;
export const int8At = (values: Int8Array, index: number): number => values[index] as number;
export const uint16At = (values: Uint16Array, index: number): number => values[index] as number;
export const int32At = (values: Int32Array, index: number): number => values[index] as number;
export const uint32At = (values: Uint32Array, index: number): number => values[index] as number;
