/** Everything that is told about the sound of a video, from its measures. */
import type { VideoSignal } from '../../domain/media-signal.ts';
import type { Recording } from '../../media/video/video.ts';
import type { Shot } from '../time/find-shots.ts';
import { soundJoints } from './sound-joints.ts';
import { soundLength } from './sound-length.ts';
import { soundPresence } from './sound-presence.ts';

/**
 * Of `soundTrack`, `soundLength` and `soundJoints`. Whether a voice is cloned only a detector can tell.
 * Who knows the shots already hands them over.
 */
export const soundSignals = (recording: Recording, shots?: readonly Shot[]): VideoSignal[] => [
  soundPresence(recording),
  soundLength(recording),
  soundJoints(recording, shots),
];
