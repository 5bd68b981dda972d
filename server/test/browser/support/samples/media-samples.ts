/** Results about images and videos, one for each level, with previews, maps, file data and earlier appearances. */
import { type MediaFindings, type Signal, signalKinds, signalMethods } from '@riscontro/contract';
import sharp from 'sharp';
import { type Attachment, attachmentLink, previewName } from '../../../../src/domain/attachment.ts';
import { imageMethods } from '../../../../src/media-methods/image-methods.ts';

export interface MediaSample {
  readonly kind: 'immagine' | 'video';
  readonly language: 'it';
  readonly input: string;
  readonly findings: MediaFindings;
  /** Names of the maps that are kept with it; a preview always is. */
  readonly maps: readonly string[];
  /** How many images of moments are kept with it. */
  readonly stills?: number;
  readonly size: { readonly width: number; readonly height: number };
}

const usual: Omit<MediaFindings, 'livello' | 'affidabilita' | 'sintesi' | 'segnali'> = {
  fiducia: 'media',
  metodo: 'prova-1',
  generato_da_ia: false,
  revisione: 'automatica',
  fonti: [],
  consiglio: 'Cerca la stessa immagine più grande e leggi chi l’ha pubblicata per primo.',
};

/** What every method says: the given ones speak, the others have seen nothing or did not look. */
function signals(speaking: Readonly<Record<string, Omit<Signal, 'tipo' | 'nome'>>>): Signal[] {
  return imageMethods.map(({ id, kind }, at) => {
    const nome = signalMethods[id];
    const quiet = { dettaglio: 'Ho guardato, e non c’è nulla di insolito.', esito: 'ok' as const };
    const absent = {
      dettaglio: 'Non è stato eseguito: manca il necessario.',
      esito: 'non_eseguito' as const,
    };
    return { tipo: signalKinds[kind], nome, ...(speaking[nome] ?? (at % 3 === 2 ? absent : quiet)) };
  });
}

const strong = (dettaglio: string, mappa?: string) =>
  ({ esito: 'allarme', forza: 0.9, dettaglio, ...(mappa ? { mappa: attachmentLink(mappa) } : {}) }) as const;
const weak = (dettaglio: string, mappa?: string) =>
  ({
    esito: 'attenzione',
    forza: 0.4,
    dettaglio,
    ...(mappa ? { mappa: attachmentLink(mappa) } : {}),
  }) as const;

export const mediaSamples = {
  autentica: {
    kind: 'immagine',
    language: 'it',
    input: 'https://foto.example.org/piazza.jpg',
    maps: [],
    size: { width: 640, height: 426 },
    findings: {
      ...usual,
      livello: 'autentica',
      affidabilita: 88,
      sintesi:
        'Nessun segno di manipolazione. La storia raccontata con l’immagine può comunque essere falsa.',
      segnali: signals({ volti: { esito: 'inconcludente', dettaglio: 'I volti sono troppo piccoli.' } }),
      exif: {
        data_scatto: '2024-06-02T18:31:07',
        dispositivo: 'Fotocamera di prova X100',
        obiettivo: '23 mm f/2',
        gps: { latitudine: 41.890251, longitudine: 12.492373 },
        software: 'Firmware 1.30',
        altri: { ISO: 200, tempo_di_posa: '1/500' },
      },
      ricerca_inversa: [
        {
          url: 'https://giornale.example.org/2024/06/piazza',
          titolo: 'La piazza al tramonto, 2 giugno 2024',
          data: '2024-06-03',
          somiglianza: 0.99,
          fonte: 'indice locale',
          tipo: 'identica',
        },
        {
          url: 'https://blog.example.org/vecchie-foto',
          titolo: 'Vecchie foto della piazza',
          somiglianza: 0.71,
          fonte: 'indice locale',
          tipo: 'parziale',
        },
      ],
    },
  },
  sospetta: {
    kind: 'immagine',
    language: 'it',
    input: 'https://foto.example.org/barca.png',
    maps: ['livello_errore'],
    size: { width: 360, height: 640 },
    findings: {
      ...usual,
      livello: 'sospetta',
      affidabilita: 41,
      sintesi:
        'Una zona dell’immagine si distingue dal resto: da sola non basta a dire che è stata modificata.',
      segnali: signals({ livello_errore: weak('Una zona si comprime in modo diverso.', 'livello_errore') }),
    },
  },
  manipolata: {
    kind: 'immagine',
    language: 'it',
    input: 'https://foto.example.org/folla.jpg',
    maps: ['copia_incolla', 'livello_rumore', 'zone_estranee'],
    size: { width: 900, height: 600 },
    findings: {
      ...usual,
      fiducia: 'alta',
      livello: 'manipolata',
      affidabilita: 7,
      sintesi: 'Due zone sono copie l’una dell’altra, e il rumore dell’immagine cambia proprio lì.',
      segnali: signals({
        copia_incolla: strong('Due zone sono uguali punto per punto.', 'copia_incolla'),
        livello_rumore: strong('Il rumore cambia di colpo.', 'livello_rumore'),
        zone_estranee: weak('Una zona sembra venire da un’altra immagine.', 'zone_estranee'),
        storia_modifiche: weak('Il file racconta di un programma di fotoritocco.'),
        rilevatore_ia: { esito: 'errore', dettaglio: 'Il rilevatore non ha risposto.' },
        testo_nell_immagine: { esito: 'non_applicabile', dettaglio: 'Non c’è testo.' },
      }),
    },
  },
  ia: {
    kind: 'immagine',
    language: 'it',
    input: 'https://foto.example.org/papa.webp',
    maps: [],
    size: { width: 512, height: 512 },
    findings: {
      ...usual,
      fiducia: 'alta',
      livello: 'creata con IA',
      affidabilita: 2,
      sintesi: 'Il file porta il marchio firmato di un generatore di immagini.',
      segnali: signals({
        c2pa: strong('La storia firmata del file dice che l’ha creato un generatore.'),
        marchio_generatore: strong('Il file porta il marchio di un generatore.'),
      }),
      exif: { software: 'Generatore di prova 3' },
      fonti: [{ nome: 'Manifesto C2PA', url: 'https://generatore.example.org/' }],
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
      fiducia: 'bassa',
      livello: 'sospetta',
      affidabilita: 45,
      sintesi:
        'Il video ha qualcosa di insolito: un tratto sembra inserito in una ripresa che senza di esso prosegue (da 0:04,5 a 0:06,0). Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare e quando.',
      segnali: [
        {
          tipo: 'temporale',
          nome: 'tratti_inseriti',
          esito: 'allarme',
          forza: 0.8,
          dettaglio: 'Un tratto da 0:04,5 a 0:06,0 si può togliere senza che la ripresa si interrompa.',
          momenti: [{ inizio: 4.5, fine: 6, fotogramma: attachmentLink('fotogramma_1') }],
        },
        {
          tipo: 'temporale',
          nome: 'tagli',
          esito: 'attenzione',
          forza: 0.3,
          dettaglio: 'La ripresa sembra continua, ma in quattro punti salta in avanti.',
          momenti: [2, 3, 4, 5].map((at) => ({
            inizio: at * 9.3,
            fine: at * 9.3,
            fotogramma: attachmentLink(`fotogramma_${at}`),
          })),
        },
        {
          tipo: 'audio',
          nome: 'giunte_audio',
          esito: 'attenzione',
          forza: 0.5,
          dettaglio: 'Il rumore di fondo cambia di colpo.',
          momenti: [{ inizio: 4.52, fine: 4.52 }],
        },
        {
          tipo: 'temporale',
          nome: 'cadenza',
          esito: 'ok',
          dettaglio: 'I fotogrammi si susseguono regolarmente.',
        },
        {
          tipo: 'contenitore',
          nome: 'contenitore',
          esito: 'inconcludente',
          dettaglio: 'Il file è stato salvato di nuovo.',
        },
        { tipo: 'volti', nome: 'volti', esito: 'non_applicabile', dettaglio: 'Nel video non ci sono volti.' },
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
