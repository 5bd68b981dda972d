/** How much may be sent, and how much at once. */
import { whole, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';

export interface LimitsConfig {
  /** Against too much at once; 0 stands for no limit of requests and failures. */
  readonly protection: {
    readonly requestsOfKeyPerMinute: number;
    readonly requestsOfNetworkPerMinute: number;
    readonly failuresOfKeyPerHour: number;
    readonly failuresOfNetworkPerHour: number;
    readonly uploads: {
      readonly uploadsMax: number;
      readonly uploadsOfAskerMax: number;
      readonly bytesMax: number;
      readonly freeBytesMin: number;
    };
  };
  readonly limits: {
    readonly claimCharactersMin: number;
    readonly claimCharactersMax: number;
    readonly linkCharactersMax: number;
    readonly imageBytesMax: number;
    readonly videoBytesMax: number;
  };
  readonly queues: {
    /** Images, and likewise videos, that may wait to be examined. */
    readonly waitingMax: number;
    /** Checks under way at once on this node, by whose they are. */
    readonly checksAtOnce: {
      readonly perKey: number;
      readonly perVisitor: number;
      readonly perNetwork: number;
    };
  };
}

export const limitsSettings = {
  KEY_RATE_PER_MINUTE: withDefault(whole(0, 10_000_000), 6_000).describe(
    'Requests a minute of one key, cached answers included; as many can come at once. 0: no limit.',
  ),
  NETWORK_RATE_PER_MINUTE: withDefault(whole(0, 10_000_000), 6_000).describe(
    'The same of one network without a key, on pages that cost something (IPv6: of a /64; four times as many of a /56, sixteen times of a /48). 0: no limit.',
  ),
  FAILURES_PER_HOUR: withDefault(whole(0, 1_000_000), 300).describe(
    'Checks of one key an hour that may fail, free, because of what was sent: links that do not answer, files that break. 0: no limit.',
  ),
  VISITOR_FAILURES_PER_HOUR: withDefault(whole(0, 1_000_000), 30).describe(
    'The same of one network without a key. 0: no limit.',
  ),
  UPLOADS_AT_ONCE: withDefault(whole(1, 10_000), 128).describe(
    'Files received at once; further ones get 503.',
  ),
  UPLOADS_AT_ONCE_OF_ONE: withDefault(whole(1, 10_000), 32).describe(
    'Files received at once from one key, or from one network without a key; further ones get 429.',
  ),
  UPLOADS_MB_AT_ONCE: withDefault(whole(1, 1_000_000), 2_000).describe(
    'Size of all files received at once; further ones get 503.',
  ),
  FREE_SPACE_MB_MIN: withDefault(whole(0, 10_000_000), 200).describe(
    'What stays free on the disk of `DATA_DIR`: below it files get 507, and texts and links go on.',
  ),
  QUEUE_MAX: withDefault(whole(4, 100_000), 800).describe(
    'Pictures that may wait to be examined, and likewise videos; a quarter of them for one key. Further ones are answered `503`.',
  ),
  CHECKS_PER_KEY_MAX: withDefault(whole(1, 100_000), 200).describe(
    'Checks under way at once of one key, on each node; further ones are answered `429`.',
  ),
  CHECKS_PER_VISITOR_MAX: withDefault(whole(1, 100_000), 3).describe(
    'The same for one visitor without a key.',
  ),
  CHECKS_PER_NETWORK_MAX: withDefault(whole(1, 100_000), 20).describe(
    'The same for all visitors of one network address together (IPv6: of a /64; four times as many of a /56, sixteen times of a /48).',
  ),
  CLAIM_CHARACTERS_MAX: withDefault(whole(3, 100_000), 10_000).describe('Longest claim.'),
  IMAGE_MB_MAX: withDefault(whole(1, 1_000), 25).describe('Largest image.'),
  VIDEO_MB_MAX: withDefault(whole(1, 10_000), 50).describe('Largest video.'),
};

const megabyte = 1024 * 1024;

export const limitsConfig = (s: ReadSettings): LimitsConfig => ({
  protection: {
    requestsOfKeyPerMinute: s.KEY_RATE_PER_MINUTE,
    requestsOfNetworkPerMinute: s.NETWORK_RATE_PER_MINUTE,
    failuresOfKeyPerHour: s.FAILURES_PER_HOUR,
    failuresOfNetworkPerHour: s.VISITOR_FAILURES_PER_HOUR,
    uploads: {
      uploadsMax: s.UPLOADS_AT_ONCE,
      uploadsOfAskerMax: s.UPLOADS_AT_ONCE_OF_ONE,
      bytesMax: s.UPLOADS_MB_AT_ONCE * megabyte,
      freeBytesMin: s.FREE_SPACE_MB_MIN * megabyte,
    },
  },
  limits: {
    claimCharactersMin: 3,
    claimCharactersMax: s.CLAIM_CHARACTERS_MAX,
    linkCharactersMax: 2_048,
    imageBytesMax: s.IMAGE_MB_MAX * megabyte,
    videoBytesMax: s.VIDEO_MB_MAX * megabyte,
  },
  queues: {
    waitingMax: s.QUEUE_MAX,
    checksAtOnce: {
      perKey: s.CHECKS_PER_KEY_MAX,
      perVisitor: s.CHECKS_PER_VISITOR_MAX,
      perNetwork: s.CHECKS_PER_NETWORK_MAX,
    },
  },
});
