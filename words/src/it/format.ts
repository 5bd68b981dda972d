/** How Italian writes lists, numbers and days. */
import { createFormat } from '../format.ts';

export const format = createFormat('it');
