/** What came out of the check of a claim, in parts of sentences: without a capital unless they open, without a full stop. */
import type { Words } from '../../languages.ts';
import type { Confidence, TextLevel, UnverifiableReason } from '../../text-codes.ts';
import { format } from '../format.ts';

interface Forms {
  one: string;
  other: string;
}

const { plural } = format;

/** `es verdadera` is said only when the service is sure. */
const verbs: Readonly<Record<Confidence, Forms>> = {
  high: { one: 'es', other: 'son' },
  medium: { one: 'resulta', other: 'resultan' },
  low: { one: 'parece', other: 'parecen' },
};
const doubt = (confidence: Confidence) => (confidence === 'low' ? ', pero no es seguro' : '');

/** Of claims, which are feminine. */
const adjectives: Readonly<Record<TextLevel, Forms>> = {
  true: { one: 'verdadera', other: 'verdaderas' },
  false: { one: 'falsa', other: 'falsas' },
  misleading: { one: 'engañosa', other: 'engañosas' },
  unverifiable: { one: 'no verificable', other: 'no verificables' },
};

/** Of a text, which is masculine. */
const ofText: Readonly<Record<TextLevel, string>> = {
  true: 'verdadero',
  false: 'falso',
  misleading: 'engañoso',
  unverifiable: 'no verificable',
};

const same = (text: string): Forms => ({ one: text, other: text });

const reasons: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: 'es una opinión, y una opinión no se puede demostrar con fuentes',
    other: 'son opiniones, y las opiniones no se pueden demostrar con fuentes',
  },
  forecast: {
    one: 'trata del futuro, y hoy ninguna fuente puede confirmarla ni desmentirla',
    other: 'tratan del futuro, y hoy ninguna fuente puede confirmarlas ni desmentirlas',
  },
  privateFact: {
    one: 'trata de un asunto privado, que las fuentes públicas no documentan',
    other: 'tratan de asuntos privados, que las fuentes públicas no documentan',
  },
  tooRecent: {
    one: 'trata de hechos muy recientes, sobre los que aún hay pocas fuentes fiables',
    other: 'tratan de hechos muy recientes, sobre los que aún hay pocas fuentes fiables',
  },
  conflictingSources: same('las fuentes leídas no coinciden'),
  insufficientEvidence: {
    one: 'lo que se ha encontrado no basta para confirmarla ni para desmentirla',
    other: 'lo que se ha encontrado no basta para confirmarlas ni para desmentirlas',
  },
  serviceUnavailable: same(
    'algunas fuentes o partes del servicio no han respondido, así que la verificación ha quedado incompleta',
  ),
};

const settling: Readonly<Record<UnverifiableReason, Forms>> = {
  opinion: {
    one: 'solo se pueden verificar los hechos en los que se basa',
    other: 'solo se pueden verificar los hechos en los que se basan',
  },
  forecast: {
    one: 'solo se podrá verificar cuando llegue el momento',
    other: 'solo se podrán verificar cuando llegue el momento',
  },
  privateFact: same('lo puede aclarar quien lo conozca de primera mano, o un documento hecho público'),
  tooRecent: same('con el tiempo lo podrán aclarar comunicados oficiales u otras fuentes independientes'),
  conflictingSources: same(
    'para establecerlo hace falta una fuente primaria, o ver si las fuentes hablan de fechas o definiciones distintas',
  ),
  insufficientEvidence: same(
    'para establecerlo hace falta una fuente primaria, como un documento oficial, una estadística o un estudio',
  ),
  serviceUnavailable: same('hay que repetir la verificación cuando todo vuelva a responder'),
};

const number = (count: number) => ['ninguna', 'una'][count] ?? String(count);
const sources = (count: number) =>
  ['ninguna fuente', 'una fuente'][count] ?? `${count} fuentes independientes`;
const pronoun = (claims: number) => plural(claims, { one: 'la', other: 'las' });
const confirm: Forms = { one: 'confirma', other: 'confirman' };
const contradict: Forms = { one: 'desmiente', other: 'desmienten' };

export const claim: Words['summaries']['claim'] = {
  verdict({ level, confidence, claims }) {
    if (level === 'unverifiable')
      return claims === 1
        ? 'La afirmación no se puede verificar'
        : `Ninguna de las ${claims} afirmaciones se puede verificar`;
    const [verb, adjective] = [plural(claims, verbs[confidence]), plural(claims, adjectives[level])];
    if (claims === 1) return `La afirmación ${verb} ${adjective}${doubt(confidence)}`;
    const all = claims === 2 ? 'Las dos afirmaciones' : `Las ${claims} afirmaciones`;
    return `${all} ${verb} ${claims === 2 ? '' : 'todas '}${adjective}${doubt(confidence)}`;
  },

  tally({ groups, level, confidence }) {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const parts = groups.map((group, index) => {
      const unverified = `no se ${plural(group.count, { one: 'ha podido', other: 'han podido' })} verificar`;
      const verb = index === 0 ? `${plural(group.count, verbs[confidence])} ` : '';
      const outcome = `${verb}${plural(group.count, adjectives[group.level])}`;
      const count = groups.length === 1 ? '' : `${group.count} `;
      return `${count}${group.level === 'unverifiable' ? unverified : outcome}`;
    });
    const whole =
      level === 'unverifiable'
        ? 'en conjunto el texto no se puede verificar'
        : `en conjunto el texto ${verbs[confidence].one} ${ofText[level]}${doubt(confidence)}`;
    return groups.length === 1
      ? `Tomadas una a una, las ${total} afirmaciones ${parts[0]}; ${whole}`
      : `De las ${total} afirmaciones, ${format.list(parts)}: ${whole}`;
  },

  partly({ supporting, refuting, claims }) {
    if (supporting > 0 && refuting > 0)
      return `una parte la ${plural(supporting, confirm)} ${sources(supporting)}, otra la ${plural(refuting, contradict)} ${number(refuting)}`;
    if (supporting > 0)
      return `una parte la ${plural(supporting, confirm)} ${sources(supporting)}, otra carece de respaldo o está fuera de contexto`;
    if (refuting > 0)
      return `una parte puede ser verdadera, otra la ${plural(refuting, contradict)} ${sources(refuting)} o está fuera de contexto`;
    return plural(claims, {
      one: 'en parte se confirma, en parte se desmiente o está fuera de contexto',
      other: 'en parte se confirman, en parte se desmienten o están fuera de contexto',
    });
  },

  backing({ level, own, other, confidence, claims }) {
    const [does, opposes] = level === 'true' ? [confirm, contradict] : [contradict, confirm];
    const who = own === 1 && confidence === 'low' ? 'una sola fuente' : sources(own);
    const backs = `${who} ${pronoun(claims)} ${plural(own, does)}`;
    if (other > 0) return `${backs} y ${number(other)} ${pronoun(claims)} ${plural(other, opposes)}`;
    if (confidence !== 'high') return backs;
    return `${backs} y ninguna de las leídas ${pronoun(claims)} ${opposes.one}`;
  },

  opposing: ({ level, count, claims }) =>
    `${sources(count)} ${pronoun(claims)} ${plural(count, level === 'true' ? contradict : confirm)}`,

  together({ supporting, refuting }) {
    const speak = (count: number) => `${number(count)} ${plural(count, { one: 'habla', other: 'hablan' })}`;
    const counts =
      supporting > 0
        ? `${speak(supporting)} a favor y ${number(refuting)} en contra`
        : `${speak(refuting)} en contra y ninguna a favor`;
    return `entre las fuentes independientes leídas, ${counts}`;
  },

  factCheck({ publisher, rating }) {
    const who = publisher ? `la verificación de ${format.quote(publisher)}` : 'una verificación ya publicada';
    return rating ? `${who} da la calificación ${format.quote(rating)}` : `${who} se ocupa de ella`;
  },

  quoted: ({ text }) => format.quote(text),

  known: ({ restsOn }) =>
    `lo dice el conocimiento básico de Riscontro${restsOn ? `, que se apoya en: ${restsOn}` : ''}`,

  decided({ verdict, grounds, against }) {
    if (grounds.length + against.length === 0) return `${verdict}, según lo que se ha leído`;
    const because = grounds.length > 0 ? `: ${grounds.join('; ')}` : '';
    return `${verdict}${because}${against.length > 0 ? `, aunque ${format.list(against)}` : ''}`;
  },

  because({ reason, supporting, refuting, nothing, claims }) {
    if (reason === 'insufficientEvidence' && nothing)
      return `no se ha encontrado nada que ${plural(claims, { one: 'trate de ella', other: 'trate de ellas' })}`;
    if (reason === 'insufficientEvidence' && supporting + refuting > 0)
      return `las pruebas no bastan, con ${sources(supporting)} a favor y ${number(refuting)} en contra`;
    const why = plural(claims, reasons[reason]);
    return reason === 'conflictingSources' && supporting > 0 && refuting > 0
      ? `${why}, con ${number(supporting)} a favor y ${number(refuting)} en contra`
      : why;
  },

  undecided: ({ verdict, because, factCheck, searched }) =>
    [
      verdict,
      because ? `: ${because}` : '',
      factCheck ? `; ${factCheck}` : '',
      searched ? ` (búsqueda en: ${searched})` : '',
    ].join(''),

  doesNotMean({ subject, count }) {
    if (subject === 'text') return 'esto no significa que el texto sea verdadero ni que sea falso';
    const meaning = plural(count, {
      one: 'esto no significa que sea verdadera ni que sea falsa',
      other: 'esto no significa que sean verdaderas ni que sean falsas',
    });
    if (subject === 'all') return meaning;
    return `${plural(count, { one: 'en cuanto a la no verificada', other: 'en cuanto a las no verificadas' })}, ${meaning}`;
  },

  settledBy: ({ reason, claims }) => plural(claims, settling[reason]),

  names: ({ names, more }) =>
    format.list(more > 0 ? [...names, plural(more, { one: 'una más', other: `${more} más` })] : names),

  noAnswer: ({ names, count }) =>
    `${plural(count, { one: 'no ha respondido', other: 'no han respondido' })}: ${names}`,
  unreadLanguage: ({ read }) =>
    `La afirmación no se puede verificar: parece escrita en un idioma que Riscontro todavía no lee. Por ahora lee textos en ${format.list(read.map(format.languageName))}. Esto no significa que la afirmación sea verdadera ni que sea falsa.`,
  weighed: 'las fuentes se ponderan con la lista del operador',
};
