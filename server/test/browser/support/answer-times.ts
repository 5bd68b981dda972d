/** How long a server takes for a page, asked again and again over one connection. */
import { Agent, get } from 'node:http';

/** Milliseconds from the request to the last byte by the given clock, in order; every answer must be 200. */
export async function answerTimes(
  url: string,
  count: number,
  nowMs: () => number = () => performance.now(),
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let asked = 0; asked < count; asked += 1) {
      const startMs = nowMs();
      await ask(url, agent);
      times.push(nowMs() - startMs);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
