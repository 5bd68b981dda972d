/** What was done to a video is found, with its time: the whole way from filming over two encoders to the signals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MadeClip, madeClips } from '../made-clips/made-clips.ts';
import { recordingOf } from '../made-clips/recording-of.ts';
import { mediaLevel } from '../src/domain/media-level.ts';
import { falseMethods, isFound } from '../src/evaluation/video/score-clips.ts';
import { timeSignals } from '../src/forensics/time/time-signals.ts';
import { soundMethods, timeMethods, videoMethods } from '../src/media-methods/video-methods.ts';

/** A part of the corpus that is fast to make; `npm run eval -- video` measures all of it. */
const clips = madeClips({
  scenes: ['room'],
  sets: ['tuning'],
  only: [
    'camera',
    'messenger',
    'two shots',
    'cut',
    'frozen',
    'repeated',
    'reversed',
    'inserted',
    'sound gone',
    'sound dull',
    'sound shorter',
  ],
});

async function judged(clip: MadeClip) {
  const { bytes, truth } = await clip.make();
  const recording = await recordingOf(bytes);
  const signals = [
    ...timeSignals(timeMethods, recording),
    ...soundMethods.map(({ listen }) => listen(recording)),
  ];
  return { ...clip, truth, signals, ms: 0, level: mediaLevel(signals, videoMethods).level };
}

for (const clip of clips) {
  if (clip.kind === 'manipulated') {
    test(`${clip.what}: found by the right method within half a second`, async () => {
      const result = await judged(clip);
      const raised = result.signals.filter(({ outcome }) => outcome === 'attention' || outcome === 'alarm');
      assert.ok(isFound(result), JSON.stringify(raised.map(({ method, moments }) => ({ method, moments }))));
    });
  } else {
    test(`${clip.what}: nothing speaks of an alteration`, async () => {
      const result = await judged(clip);
      assert.deepEqual(falseMethods(result), []);
      assert.equal(result.level, 'authentic');
    });
  }
}
