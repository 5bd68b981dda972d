/** Marks of every known generator for tests, in every place of a file in which it occurs. */
import { buildExif } from '../../../media/containers/testing/build-exif.ts';
import { type FileParts, iptcRecord } from '../../../media/containers/testing/build-file.ts';
import type { ImageFormat } from '../../../media/image.ts';
import { buildXmp, escapeXml } from '../../xmp/testing/build-xmp.ts';
import type { Extent } from '../generator.ts';

export interface MarkedFile {
  readonly name: string;
  readonly format: ImageFormat;
  readonly extent: Extent;
  readonly parts: FileParts;
}

const settings =
  'Steps: 24, Sampler: Euler a, CFG scale: 7, Seed: 1234567, Size: 512x768, Model hash: 0a1b2c3d4e';
const webUiText = `a lighthouse in the rain, ink, più onde\nNegative prompt: blurry\n${settings}, Version: v1.9.0`;
const maskedText = `${webUiText}, Denoising strength: 0.75, Mask blur: 4, Inpaint area: Only masked`;

const node = (type: string) => ({ class_type: type, inputs: { seed: 5 } });
const graphOf = (...types: string[]) =>
  JSON.stringify(Object.fromEntries(types.map((type, at) => [String(at + 3), node(type)])));
const graph = graphOf('KSampler', 'CLIPTextEncode', 'SaveImage');
const workflow = JSON.stringify({ nodes: [{ id: 1, type: 'KSampler' }], links: [], version: 0.4 });

const invoke = JSON.stringify({
  app_version: '4.2.0',
  generation_mode: 'txt2img',
  positive_prompt: 'a lake',
  seed: 9,
});
const oldInvoke = JSON.stringify({
  model: 'stable diffusion',
  app_id: 'invoke-ai/InvokeAI',
  image: { steps: 50 },
});
const novel = JSON.stringify({ prompt: 'a girl', steps: 28, sampler: 'k_euler', seed: 77, uc: 'bad' });
const novelInfill = JSON.stringify({ ...JSON.parse(novel), request_type: 'NativeInfillingRequest' });
const foo = JSON.stringify({
  prompt: 'a cat',
  seed: '12',
  base_model: 'm',
  performance: 'Speed',
  version: 'Fooocus v2.5',
});
const ruined = JSON.stringify({ Prompt: 'a cat', steps: 30, software: 'RuinedFooocus' });
const swarm = JSON.stringify({ sui_image_params: { prompt: 'a dog', model: 'sdxl', seed: 3, steps: 20 } });
const easy = { use_stable_diffusion_model: 'sd-v1', num_inference_steps: 25, guidance_scale: 7.5, seed: 1 };
const aigc = (label: string) => JSON.stringify({ Label: label, ContentProducer: '001', ProduceID: 'p-1' });
const job = 'an old harbour --ar 3:2 --v 6 Job ID: 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
const grok = {
  imageDescription: `Signature: ${'QUJD'.repeat(40)}`,
  artist: '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
};

const png = (name: string, texts: Record<string, string>, extent: Extent = 'whole'): MarkedFile[] =>
  (['tEXt', 'iTXt'] as const).map((textChunk) => ({
    name,
    format: 'png',
    extent,
    parts: { texts: Object.entries(texts).map(([keyword, text]) => ({ keyword, text })), textChunk },
  }));

const exifFormats = ['jpeg', 'webp', 'avif', 'heic', 'png', 'tiff'] as const;
const exif = (
  name: string,
  texts: Parameters<typeof buildExif>[0],
  extent: Extent = 'whole',
  formats: readonly ImageFormat[] = ['jpeg', 'webp'],
): MarkedFile[] => formats.map((format) => ({ name, format, extent, parts: { exif: buildExif(texts) } }));

const xmp = (name: string, elements: string, extent: Extent = 'whole'): MarkedFile[] =>
  (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => ({
    name,
    format,
    extent,
    parts: { xmp: buildXmp(elements) },
  }));

const unicodeComments = (['little', 'big'] as const).flatMap((order) =>
  exifFormats.map(
    (format): MarkedFile => ({
      name: 'Stable Diffusion WebUI',
      format,
      extent: 'whole',
      parts: { exif: buildExif({ userComment: webUiText }, { order, encoding: 'UNICODE' }) },
    }),
  ),
);

const description = (text: string) =>
  `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></dc:description>`;
const drawThings = '<xmp:CreatorTool>Draw Things</xmp:CreatorTool>';

export const markedFiles: readonly MarkedFile[] = [
  ...png('Stable Diffusion WebUI', { parameters: webUiText }),
  ...png('Stable Diffusion WebUI', { parameters: maskedText }, 'part'),
  ...unicodeComments,
  ...png('Stable Diffusion WebUI', { parameters: webUiText.replaceAll('\n', ' ') }),
  ...exif('Stable Diffusion WebUI', { userComment: webUiText }, 'whole', exifFormats),
  ...exif('Stable Diffusion WebUI', { userComment: maskedText }, 'part'),
  { name: 'Stable Diffusion WebUI', format: 'gif', extent: 'whole', parts: { comments: [webUiText] } },
  ...png('ComfyUI', { prompt: graph }),
  ...png('ComfyUI', { workflow }),
  ...png('ComfyUI', { prompt: graph.replace('"seed":5', '"seed":NaN') }),
  ...png('ComfyUI', { prompt: graphOf('LoadImage', 'VAEEncodeForInpaint', 'KSampler') }, 'part'),
  ...png('ComfyUI', { prompt: graphOf('LoadImage', 'KSampler') }),
  ...png('ComfyUI', { prompt: graphOf('LoadImage', 'ImageCrop', 'SaveImage') }, 'processed'),
  ...exif('ComfyUI', { model: `prompt:${graph}`, make: `workflow:${workflow}` }),
  ...exif('ComfyUI', { imageDescription: `Workflow: ${workflow}`, make: `Prompt: ${graph}` }),
  ...exif('ComfyUI', { userComment: JSON.stringify({ prompt: JSON.parse(graph) }) }),
  ...exif('ComfyUI', { userComment: JSON.stringify({ prompt: graph, workflow }) }),
  ...png('InvokeAI', { invokeai_metadata: invoke }),
  ...png('InvokeAI', { invokeai_metadata: invoke.replace('txt2img', 'inpaint') }, 'part'),
  ...png('InvokeAI', { 'sd-metadata': oldInvoke }),
  ...png('InvokeAI', { invokeai_graph: JSON.stringify({ id: 'x', nodes: {}, edges: [] }) }),
  ...png('InvokeAI', { Dream: 'a hill -s 30 -W 512 -H 512 -S 123456' }),
  ...png('InvokeAI', { Dream: '"a hill, oil" -s30 -W512 -H512 -C7.5 -Ak_lms -S123456' }),
  ...png('NovelAI', { Software: 'NovelAI', Source: 'NovelAI Diffusion V3 1234', Comment: novel }),
  ...png('NovelAI', { Software: 'NovelAI', Comment: novelInfill }, 'part'),
  ...exif('NovelAI', { software: 'NovelAI', userComment: JSON.stringify({ Comment: novel }) }),
  ...png('Fooocus', { parameters: foo, fooocus_scheme: 'fooocus' }),
  ...png('Fooocus', { parameters: ruined }),
  ...exif('Fooocus', { userComment: foo }),
  ...png('SwarmUI', { parameters: swarm }),
  ...exif('SwarmUI', { userComment: swarm }),
  ...png(
    'Easy Diffusion',
    Object.fromEntries(Object.entries(easy).map(([name, value]) => [name, String(value)])),
  ),
  ...exif('Easy Diffusion', { userComment: JSON.stringify(easy) }),
  ...xmp('Draw Things', `${drawThings}${description(`a guitar\n${settings}`)}`),
  ...xmp(
    'Draw Things',
    `${drawThings}<exif:UserComment>{"c":"a guitar","seed":1,"steps":8}</exif:UserComment>`,
  ),
  ...png('Midjourney', { Description: job, Author: 'somebody' }),
  ...exif('Midjourney', { imageDescription: job }),
  ...xmp('Midjourney', description(job)),
  { name: 'Midjourney', format: 'jpeg', extent: 'whole', parts: { iptc: iptcRecord(120, job) } },
  ...exif('Grok (xAI)', grok),
  ...xmp('Google AI', '<photoshop:Credit>Made with Google AI</photoshop:Credit>'),
  ...xmp('Google AI', '<photoshop:Credit>Edited with Google AI</photoshop:Credit>', 'part'),
  {
    name: 'Google AI',
    format: 'jpeg',
    extent: 'whole',
    parts: { iptc: iptcRecord(110, 'Made with Google AI') },
  },
  {
    name: 'Google AI',
    format: 'jpeg',
    extent: 'part',
    parts: { iptc: iptcRecord(110, 'Edited with Google AI') },
  },
  ...xmp('AIGC (GB 45438)', `<TC260:AIGC>${escapeXml(aigc('1'))}</TC260:AIGC>`),
  ...xmp('AIGC (GB 45438)', `<TC260:AIGC>${escapeXml(aigc('2'))}</TC260:AIGC>`, 'perhaps'),
  ...png('AIGC (GB 45438)', { AIGC: aigc('1') }),
  ...png('TikTok AIGC', { aigc_info: '{"aigc_label_type":1}' }, 'perhaps'),
  ...exif('AIGC (GB 45438)', { userComment: `{"AIGC":${aigc('1')}}` }),
  ...exif('AIGC (GB 45438)', { imageDescription: `{"AIGC":${aigc('3')}}` }, 'perhaps'),
  ...xmp('Adobe Firefly', '<xmp:CreatorTool>Adobe Firefly 3</xmp:CreatorTool>'),
  ...exif('Ideogram', { make: 'Ideogram AI' }),
  ...exif('Reve', { software: 'reve.com' }),
  ...exif('DALL·E (OpenAI)', { software: 'DALL·E 3' }),
  ...png('ChatGPT (OpenAI)', { Software: 'OpenAI' }),
  ...exif('ComfyUI', { software: 'ComfyUI v0.3.10' }),
];
