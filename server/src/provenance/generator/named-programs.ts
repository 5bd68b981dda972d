/** Generators that only put their name where a file names the program or the device that made it. */
import type { Generator } from './generator.ts';

/**
 * The whole field has to be the name, with a version at most. Published measurements of files tell of Ideogram (EXIF's
 * Make) and Reve (`reve.com` in Software and CreatorTool). The others are the products' own names in the field that EXIF,
 * PNG, XMP and the containers of videos define as the program that made the file; names that also belong to editors are
 * left out.
 */
const names: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Adobe Firefly', pattern: /^Adobe Firefly$/i },
  { name: 'Midjourney', pattern: /^Midjourney$/i },
  { name: 'DALL·E (OpenAI)', pattern: /^(?:OpenAI )?DALL[-·• ]?E$/i },
  { name: 'ChatGPT (OpenAI)', pattern: /^(?:OpenAI|ChatGPT|GPT-4o|OpenAI (?:ChatGPT|API)|gpt-image)$/i },
  { name: 'Stable Diffusion', pattern: /^Stable Diffusion(?: XL)?$/i },
  { name: 'Ideogram', pattern: /^Ideogram(?: AI)?$/i },
  { name: 'Reve', pattern: /^reve\.com$/i },
  { name: 'Leonardo.Ai', pattern: /^Leonardo\.Ai$/i },
  { name: 'Bing Image Creator', pattern: /^(?:Microsoft )?Bing Image Creator$/i },
  {
    name: 'FLUX (Black Forest Labs)',
    pattern: /^(?:Black Forest Labs(?: API)?|FLUX\.[12](?: \[?\w+\]?)?)$/i,
  },
  { name: 'Google Imagen', pattern: /^Google Imagen$/i },
  { name: 'ComfyUI', pattern: /^ComfyUI$/i },
  { name: 'InvokeAI', pattern: /^InvokeAI$/i },
  { name: 'Fooocus', pattern: /^Fooocus$/i },
  { name: 'Sora (OpenAI)', pattern: /^(?:OpenAI )?Sora$/i },
  // Veo alone is also a maker of cameras for sports.
  { name: 'Google Veo', pattern: /^(?:Google Veo|Veo [23](?:\.\d)?)$/i },
  { name: 'Runway', pattern: /^Runway(?:ML)?(?: Gen-?\d)?$/i },
  { name: 'Kling', pattern: /^Kling ?(?:AI)?$/i },
  { name: 'Pika', pattern: /^(?:Pika Labs|Pika\.art)$/i },
  { name: 'Luma Dream Machine', pattern: /^(?:Luma AI|(?:Luma )?Dream Machine)$/i },
  { name: 'Hailuo (MiniMax)', pattern: /^(?:Hailuo(?: ?AI)?|MiniMax)$/i },
  { name: 'Seedance', pattern: /^(?:ByteDance )?Seedance$/i },
  { name: 'Dreamina', pattern: /^Dreamina$/i },
  { name: 'PixVerse', pattern: /^PixVerse$/i },
  { name: 'HeyGen', pattern: /^HeyGen$/i },
  { name: 'Synthesia', pattern: /^Synthesia$/i },
];

const version = /[\s/]+(?:v\.?\s?)?\d[\w.-]*$/i;
const nameCharactersMax = 60;

export const namedPrograms: readonly Generator[] = names.map(({ name, pattern }) => ({
  name,
  isStructured: false,
  find({ programs, exif }) {
    const fields = [...programs, exif.make ?? ''].filter((field) => field.length <= nameCharactersMax);
    return fields.some((field) => pattern.test(field) || pattern.test(field.replace(version, '')))
      ? 'whole'
      : undefined;
  },
}));
