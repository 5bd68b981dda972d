import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRequestHistogram } from './request-histogram.ts';

test('buckets add up, as Prometheus reads them', () => {
  const histogram = createRequestHistogram('time', 'Help.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 30]) histogram.count('/a', 200, seconds);
  histogram.count('/a', 404, 2);
  assert.equal(
    histogram.text(),
    `# HELP time Help.
# TYPE time histogram
time_bucket{le="0.1",route="/a",status="200"} 2
time_bucket{le="1",route="/a",status="200"} 3
time_bucket{le="+Inf",route="/a",status="200"} 4
time_sum{route="/a",status="200"} 30.65
time_count{route="/a",status="200"} 4
time_bucket{le="0.1",route="/a",status="404"} 0
time_bucket{le="1",route="/a",status="404"} 0
time_bucket{le="+Inf",route="/a",status="404"} 1
time_sum{route="/a",status="404"} 2
time_count{route="/a",status="404"} 1
`,
  );
});
