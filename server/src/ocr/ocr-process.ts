/** The process in which text is read: a PNG in, what stands in it out. Tesseract is loaded with the first call. */
import { serveProcess } from '../media/process/serve-process.ts';
import { pngSize } from './png-size.ts';
import { loadTesseract, type Tesseract } from './tesseract.ts';
import { type TextReading, textReading } from './text-reading.ts';

let tesseract: Promise<Tesseract> | undefined;

serveProcess<Uint8Array, TextReading>(async (png) => {
  const size = pngSize(png);
  if (!size) throw new Error('not a PNG');
  tesseract ??= loadTesseract();
  const lines = await (await tesseract).recognise(png);
  return textReading(lines, size);
});
