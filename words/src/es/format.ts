/** How Spanish writes lists, numbers, days and quotations. */
import { createFormat } from '../format.ts';

export const format = createFormat('es', ['«', '»']);
