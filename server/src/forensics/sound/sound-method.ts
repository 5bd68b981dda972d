/** A method that listens to the sound of a video. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import type { Recording } from '../../media/video/video.ts';
import type { Shot } from '../time/find-shots.ts';

export interface SoundMethod<M extends MediaMethod = MediaMethod> extends MethodDescriptor<M> {
  /** Who knows the shots already hands them over. */
  readonly listen: (recording: Recording, shots?: readonly Shot[]) => MediaSignal<M>;
}
