/** Results about images and videos, one for each level, with previews, maps, file data and earlier appearances. */
import { type MediaFindings, type Signal, signalMethods } from '@riscontro/contract/inside';
import sharp from 'sharp';
import { type Attachment, attachmentLink, previewName } from '../../../../src/domain/attachment.ts';
import { imageMethods } from '../../../../src/media-methods/image-methods.ts';

export interface MediaSample {
  readonly kind: 'image' | 'video';
  readonly language: 'it';
  readonly input: string;
  readonly findings: MediaFindings;
  /** Names of the maps that are kept with it; a preview always is. */
  readonly maps: readonly string[];
  /** How many images of moments are kept with it. */
  readonly stills?: number;
  readonly size: { readonly width: number; readonly height: number };
}

const usual: Omit<MediaFindings, 'level' | 'score' | 'summary' | 'signals'> = {
  confidence: 'medium',
  method: 'prova-1',
  writtenByModel: false,
  review: 'automatic',
  sources: [],
  advice: 'Cerca la stessa immagine più grande e leggi chi l’ha pubblicata per primo.',
};

/** What every method says: the given ones speak, the others have seen nothing or did not look. */
function signals(speaking: Readonly<Record<string, Omit<Signal, 'kind' | 'method'>>>): Signal[] {
  return imageMethods.map(({ id, kind }, at) => {
    const quiet = { detail: 'Ho guardato, e non c’è nulla di insolito.', outcome: 'ok' as const };
    const absent = {
      detail: 'Non è stato eseguito: manca il necessario.',
      outcome: 'not_run' as const,
    };
    return { kind, method: id, ...(speaking[signalMethods[id]] ?? (at % 3 === 2 ? absent : quiet)) };
  });
}

const strong = (detail: string, map?: string) =>
  ({ outcome: 'alarm', strength: 0.9, detail, ...(map ? { map: attachmentLink(map) } : {}) }) as const;
const weak = (detail: string, map?: string) =>
  ({
    outcome: 'attention',
    strength: 0.4,
    detail,
    ...(map ? { map: attachmentLink(map) } : {}),
  }) as const;

export const mediaSamples = {
  authentic: {
    kind: 'image',
    language: 'it',
    input: 'https://foto.example.org/piazza.jpg',
    maps: [],
    size: { width: 640, height: 426 },
    findings: {
      ...usual,
      level: 'authentic',
      score: 88,
      summary:
        'Nessun segno di manipolazione. La storia raccontata con l’immagine può comunque essere falsa.',
      signals: signals({ faces: { outcome: 'inconclusive', detail: 'I volti sono troppo piccoli.' } }),
      exif: {
        takenAt: '2024-06-02T18:31:07',
        device: 'Fotocamera di prova X100',
        lens: '23 mm f/2',
        gps: { latitude: 41.890251, longitude: 12.492373 },
        software: 'Firmware 1.30',
        others: { ISO: 200, tempo_di_posa: '1/500' },
      },
      appearances: [
        {
          url: 'https://giornale.example.org/2024/06/piazza',
          title: 'La piazza al tramonto, 2 giugno 2024',
          date: '2024-06-03',
          similarity: 0.99,
          foundBy: 'indice locale',
          kind: 'identical',
        },
        {
          url: 'https://blog.example.org/vecchie-foto',
          title: 'Vecchie foto della piazza',
          similarity: 0.71,
          foundBy: 'indice locale',
          kind: 'partial',
        },
      ],
    },
  },
  suspicious: {
    kind: 'image',
    language: 'it',
    input: 'https://foto.example.org/barca.png',
    maps: ['livello_errore'],
    size: { width: 360, height: 640 },
    findings: {
      ...usual,
      level: 'suspicious',
      score: 41,
      summary:
        'Una zona dell’immagine si distingue dal resto: da sola non basta a dire che è stata modificata.',
      signals: signals({ livello_errore: weak('Una zona si comprime in modo diverso.', 'livello_errore') }),
    },
  },
  manipulated: {
    kind: 'image',
    language: 'it',
    input: 'https://foto.example.org/folla.jpg',
    maps: ['copia_incolla', 'livello_rumore', 'zone_estranee'],
    size: { width: 900, height: 600 },
    findings: {
      ...usual,
      confidence: 'high',
      level: 'manipulated',
      score: 7,
      summary: 'Due zone sono copie l’una dell’altra, e il rumore dell’immagine cambia proprio lì.',
      signals: signals({
        copia_incolla: strong('Due zone sono uguali punto per punto.', 'copia_incolla'),
        livello_rumore: strong('Il rumore cambia di colpo.', 'livello_rumore'),
        zone_estranee: weak('Una zona sembra venire da un’altra immagine.', 'zone_estranee'),
        storia_modifiche: weak('Il file racconta di un programma di fotoritocco.'),
        rilevatore_ia: { outcome: 'error', detail: 'Il rilevatore non ha risposto.' },
        testo_nell_immagine: { outcome: 'not_applicable', detail: 'Non c’è testo.' },
      }),
    },
  },
  ia: {
    kind: 'image',
    language: 'it',
    input: 'https://foto.example.org/papa.webp',
    maps: [],
    size: { width: 512, height: 512 },
    findings: {
      ...usual,
      confidence: 'high',
      level: 'aiGenerated',
      score: 2,
      summary: 'Il file porta il marchio firmato di un generatore di immagini.',
      signals: signals({
        c2pa: strong('La storia firmata del file dice che l’ha creato un generatore.'),
        marchio_generatore: strong('Il file porta il marchio di un generatore.'),
      }),
      exif: { software: 'Generatore di prova 3' },
      sources: [{ name: 'Manifesto C2PA', url: 'https://generatore.example.org/' }],
    },
  },
  video: {
    kind: 'video',
    language: 'it',
    input: 'https://video.example.org/discorso.mp4',
    maps: [],
    stills: 5,
    size: { width: 640, height: 360 },
    findings: {
      ...usual,
      confidence: 'low',
      level: 'suspicious',
      score: 45,
      summary:
        'Il video ha qualcosa di insolito: un tratto sembra inserito in una ripresa che senza di esso prosegue (da 0:04,5 a 0:06,0). Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare e quando.',
      signals: [
        {
          kind: 'time',
          method: 'insertions',
          outcome: 'alarm',
          strength: 0.8,
          detail: 'Un tratto da 0:04,5 a 0:06,0 si può togliere senza che la ripresa si interrompa.',
          moments: [{ fromSeconds: 4.5, toSeconds: 6, still: attachmentLink('fotogramma_1') }],
        },
        {
          kind: 'time',
          method: 'cuts',
          outcome: 'attention',
          strength: 0.3,
          detail: 'La ripresa sembra continua, ma in quattro punti salta in avanti.',
          moments: [2, 3, 4, 5].map((at) => ({
            fromSeconds: at * 9.3,
            toSeconds: at * 9.3,
            still: attachmentLink(`fotogramma_${at}`),
          })),
        },
        {
          kind: 'sound',
          method: 'soundJoints',
          outcome: 'attention',
          strength: 0.5,
          detail: 'Il rumore di fondo cambia di colpo.',
          moments: [{ fromSeconds: 4.52, toSeconds: 4.52 }],
        },
        {
          kind: 'time',
          method: 'cadence',
          outcome: 'ok',
          detail: 'I fotogrammi si susseguono regolarmente.',
        },
        {
          kind: 'container',
          method: 'container',
          outcome: 'inconclusive',
          detail: 'Il file è stato salvato di nuovo.',
        },
        { kind: 'faces', method: 'faces', outcome: 'not_applicable', detail: 'Nel video non ci sono volti.' },
      ],
    },
  },
} satisfies Record<string, MediaSample>;

/** Real images: a preview, and maps as large as it. */
export async function attachmentsOf({ maps, size, stills = 0 }: MediaSample): Promise<Attachment[]> {
  const drawn = (shapes: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 90 60" preserveAspectRatio="none">${shapes}</svg>`,
      ),
    );
  const preview = await drawn(scene).webp().toBuffer();
  const map = maps.length > 0 ? await drawn(heat).png().toBuffer() : Buffer.alloc(0);
  return [
    { name: previewName, mediaType: 'image/webp', bytes: preview },
    ...maps.map((name) => ({ name, mediaType: 'image/png' as const, bytes: map })),
    ...Array.from({ length: stills }, (_, at) => ({
      name: `fotogramma_${at + 1}`,
      mediaType: 'image/webp' as const,
      bytes: preview,
    })),
  ];
}

/** A field under the sky, and where a map glows over it. */
const scene =
  '<rect width="90" height="60" fill="#9cc4e4"/><rect y="36" width="90" height="24" fill="#6b8e4e"/><circle cx="22" cy="16" r="7" fill="#f4d58d"/><path d="M30 36 48 14l18 22z" fill="#7d6b5d"/>';
const heat =
  '<rect width="90" height="60" opacity=".6"/><ellipse cx="48" cy="26" rx="16" ry="9" fill="#f80"/>';
