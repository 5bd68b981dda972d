/** What answers now: the page for people, the same as JSON for programs. Nobody outside is asked for it. */
import type { ModelStatus, OutsideServiceStatus, ServiceFailure, StatusReport } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTime } from '../../domain/in-time.ts';
import type { Installation, OutsideService } from '../../domain/installation.ts';
import type { ModelInUse, ModelsInUse, ModelTrouble } from '../../domain/models-in-use.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { ProviderHealth, ProviderOutcome } from '../../providers/provider-health.ts';
import type { Store } from '../../store/store.ts';
import { statusPage } from '../../web/about/status-page.ts';
import { pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { jsonType } from './verify.ts';

export interface StatusNeeds {
  readonly store: Pick<Store, 'ping'>;
  readonly engines: Engines;
  readonly health: ProviderHealth;
  readonly installation: Installation;
  readonly models: Pick<ModelsInUse, 'all'>;
  readonly clock: () => number;
  readonly version: string;
}

/** A store that takes longer is of no use to anybody who waits for an answer. */
const pingTimeMs = 2_000;

const fresh = { 'cache-control': 'no-store' };

export function status(needs: StatusNeeds, sendPage: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, statusPage(await report(needs), pageLanguage(request)), fresh);
}

export function statusJson(needs: StatusNeeds) {
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ ...fresh, 'access-control-allow-origin': '*' })
      .type(jsonType)
      .send(JSON.stringify(await report(needs)));
}

async function report(needs: StatusNeeds): Promise<StatusReport> {
  const { store, engines, health, installation, models, clock, version } = needs;
  const storeAnswers = await inTime(store.ping(), AbortSignal.timeout(pingTimeMs)).then(
    () => true,
    () => false,
  );
  const services = installation.services.map((service) => serviceStatus(service, health.last(service.id)));
  const modelStates = models.all().map(modelStatus);
  const isReduced =
    services.some(({ stato }) => stato === 'non_risponde') ||
    modelStates.some(({ stato }) => stato === 'non_in_uso');
  return {
    stato: !storeAnswers ? 'fermo' : isReduced ? 'ridotto' : 'regolare',
    versione: version,
    rilevato_il: isoTime(clock()),
    osservato_dal: isoTime(health.sinceMs),
    motori: {
      testo: partState(engines.text !== undefined),
      articolo: partState(engines.article !== undefined),
      immagine: partState(engines.image !== undefined),
      video: partState(engines.video !== undefined),
    },
    archivio: partState(storeAnswers),
    conoscenza: partState(installation.usesKnowledge),
    rilevatore_ia: partState(installation.looksForAi),
    ...(installation.isolation
      ? { isolamento: { completo: installation.isolation.isWhole, mezzi: [...installation.isolation.means] } }
      : {}),
    modelli: modelStates,
    servizi: services,
  };
}

const partState = (isThere: boolean) => (isThere ? 'pronto' : 'non_disponibile');
const isoTime = (atMs: number) => new Date(atMs).toISOString();

function serviceStatus(
  { id, name, kind, use }: OutsideService,
  last: ProviderOutcome | undefined,
): OutsideServiceStatus {
  const service = { id, nome: name, tipo: kind };
  if (use === 'off') return { ...service, stato: 'non_configurato' };
  if (use === 'offline') return { ...service, stato: 'fuori_rete' };
  if (!last) return { ...service, stato: 'non_ancora_interrogato' };
  const when = { ultimo_esito_il: isoTime(last.atMs) };
  if (last.failure === undefined) return { ...service, stato: 'risponde', ...when };
  return { ...service, stato: 'non_risponde', motivo: failures[last.failure], ...when };
}

const modelStatus = ({ name, trouble }: ModelInUse): ModelStatus =>
  trouble === undefined
    ? { nome: name, stato: 'in_uso' }
    : { nome: name, stato: 'non_in_uso', motivo: troubles[trouble] };

const troubles = { changed: 'file_cambiati', broken: 'non_si_carica' } as const satisfies Record<
  ModelTrouble,
  ModelStatus['motivo']
>;

const failures: Record<NonNullable<ProviderOutcome['failure']>, ServiceFailure> = {
  too_many_requests: 'troppe_richieste',
  refused: 'rifiutato',
  timeout: 'troppo_lento',
  unreachable: 'irraggiungibile',
  bad_answer: 'risposta_illeggibile',
  offline: 'irraggiungibile',
};
