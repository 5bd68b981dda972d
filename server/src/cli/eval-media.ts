/** `riscontro eval media`: measures the method on images and videos of which it is known what they are. */
import { readConfig } from '../config.ts';
import { partsMarkdown } from '../evaluation/figures/measurement-markdown.ts';
import { type Variant, variants } from '../evaluation/media/make-variant.ts';
import { GoldMedia } from '../evaluation/media/media-rows.ts';
import { reportMedia } from '../evaluation/media/report-media.ts';
import { runMedia } from '../evaluation/media/run-media.ts';
import { scoreMedia } from '../evaluation/media/score-media.ts';
import { readRows } from '../evaluation/read-rows.ts';
import type { OpenImages, OpenVideos } from './engine-opening.ts';
import { checkEvalFiles, untilStopped } from './eval-files.ts';
import { badLineTeller, createFaultTeller, failureText, progressText } from './eval-report.ts';
import { aloneFrom } from './eval-text.ts';
import { createProgressLine, shareOf } from './progress-line.ts';
import type { Terminal } from './terminal.ts';

export interface MediaEvaluation {
  readonly manifestPath: string;
  readonly outPath: string;
  readonly jobs: number;
  readonly variants: boolean;
  readonly maps: boolean;
  readonly json: boolean;
}

export async function evaluateMedia(
  call: MediaEvaluation,
  { words: { eval: words }, output, drawingBoard, language }: Terminal,
  { openImages, openVideos }: { readonly openImages: OpenImages; readonly openVideos: OpenVideos },
): Promise<void> {
  const { manifestPath, outPath } = call;
  await checkEvalFiles([manifestPath], outPath);
  const config = readConfig();
  const progress = createProgressLine(drawingBoard);
  const alone = aloneFrom(config);
  const images = await openImages(alone, { processes: call.jobs });
  // Only a manifest that holds videos needs what they need.
  let videos: ReturnType<OpenVideos> | undefined;
  const checkVideo = async (path: string) => {
    videos ??= openVideos(alone, { processes: Math.min(call.jobs, config.videoProcesses) });
    return (await videos).examine(path);
  };
  try {
    const tell = createFaultTeller(progress, words);
    const rows = await untilStopped((signal) =>
      runMedia(
        {
          ...call,
          variants: call.variants ? (Object.keys(variants) as Variant[]) : [],
          limits: config.limits,
          signal,
        },
        {
          checkImage: images.examine,
          checkVideo,
          watcher: {
            badLine: badLineTeller(tell, language),
            checked(done, total, { id }, failure) {
              if (failure !== undefined) tell(`${id}: ${failureText(failure, language)}`);
              const share = shareOf(done, total);
              const text = progressText(words.filesDone({ done, total }), share);
              progress.show(share, text, { isLast: done >= total });
            },
          },
        },
      ),
    );
    progress.end();
    const gold = await readRows(manifestPath, GoldMedia);
    const said = words.filesJudged({ files: rows.length, path: outPath });
    if (gold.length === 0) return void output.write(`${said}\n`);
    const scores = await scoreMedia(gold, rows, { manifest: manifestPath, answers: outPath });
    output.write(
      `${call.json ? JSON.stringify(scores, null, 2) : `${said}\n\n${partsMarkdown(reportMedia(scores))}`}\n`,
    );
  } finally {
    progress.end();
    await Promise.all([images.close(), videos?.then((opened) => opened.close())]);
  }
}
