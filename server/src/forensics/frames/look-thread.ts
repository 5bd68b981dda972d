/** The thread that looks at frames beside the main one. */
import { serveThread } from '../../threads/serve-thread.ts';
import { type LookCalls, lookingFor } from './look.ts';

serveThread<undefined, LookCalls>(() => ({ calls: { look: (what, still) => lookingFor[what](still) } }));
