/** What answers now, as `/stato.json` tells it. */
import { z } from 'zod';
import { ContentKind } from './levels.ts';

/** What an outside service is asked for. */
export const ServiceKind = z.enum([
  'consultazione',
  'ricerca',
  'fact_check',
  'ricerca_inversa',
  'modello_linguistico',
]);
export type ServiceKind = z.infer<typeof ServiceKind>;

/** How an outside service did when it was last asked, or why it is not asked. */
export const ServiceState = z.enum([
  'risponde',
  'non_risponde',
  'non_ancora_interrogato',
  'non_configurato',
  'fuori_rete',
]);
export type ServiceState = z.infer<typeof ServiceState>;

export const ServiceFailure = z.enum([
  'troppe_richieste',
  'rifiutato',
  'troppo_lento',
  'irraggiungibile',
  'risposta_illeggibile',
]);
export type ServiceFailure = z.infer<typeof ServiceFailure>;

export const OutsideServiceStatus = z.object({
  id: z.string(),
  nome: z.string(),
  tipo: ServiceKind,
  stato: ServiceState,
  motivo: ServiceFailure.optional().describe('Why it did not answer; only with `non_risponde`.'),
  ultimo_esito_il: z.iso.datetime().optional().describe('When it last answered or failed to.'),
});
export type OutsideServiceStatus = z.infer<typeof OutsideServiceStatus>;

/** An installed model that this node uses or would use. */
export const ModelStatus = z.object({
  nome: z.string(),
  stato: z.enum(['in_uso', 'non_in_uso']),
  motivo: z
    .enum(['file_cambiati', 'non_si_carica'])
    .optional()
    .describe(
      'Only with `non_in_uso`. `file_cambiati`: the files are not those that were installed, and were not loaded.',
    ),
});
export type ModelStatus = z.infer<typeof ModelStatus>;

const PartState = z.enum(['pronto', 'non_disponibile']);

export const IsolationMeans = z.enum(['landlock', 'bubblewrap', 'seccomp', 'utente_proprio']);
export type IsolationMeans = z.infer<typeof IsolationMeans>;

export const StatusReport = z.object({
  stato: z
    .enum(['regolare', 'ridotto', 'fermo'])
    .describe(
      '`ridotto`: a configured service did not answer last time, or an installed model is not in use; `fermo`: the store does not answer.',
    ),
  versione: z.string(),
  rilevato_il: z.iso.datetime(),
  osservato_dal: z.iso.datetime().describe('Since when outcomes are remembered: the start of this node.'),
  motori: z.record(ContentKind, PartState).describe('The kinds of content that can be checked.'),
  archivio: PartState,
  conoscenza: PartState.describe('The bundled knowledge.'),
  rilevatore_ia: PartState.describe('An installed detector of pictures made by AI.'),
  isolamento: z
    .object({
      completo: z
        .boolean()
        .describe('Whether decoders can read no file of others, write none, and open no connection.'),
      mezzi: z.array(IsolationMeans).describe('What holds them; empty: the permission flags of Node alone.'),
    })
    .optional()
    .describe('What keeps the processes that decode pictures and videos from the rest of the machine.'),
  modelli: z.array(ModelStatus).describe('The installed models.'),
  servizi: z.array(OutsideServiceStatus),
});
export type StatusReport = z.infer<typeof StatusReport>;
