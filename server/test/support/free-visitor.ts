/** A visitor without a key, as a browser sends what they type: from a page with its token, with the work done. */
import { solveChallenge } from '../../src/domain/proof-of-work.ts';
import type { Answer, TestApp } from './test-app.ts';

export interface FreeVisitor {
  readonly address?: string;
  readonly browser?: string;
  readonly headers?: Record<string, string>;
  /** The page that is opened and sent to: `/` and `/verifica`, or the widget. */
  readonly page?: string;
  readonly target?: string;
}

export interface OpenPage {
  readonly answer: Answer;
  /** The hidden fields of its form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly remaining: number;
  readonly workBits: number;
}

const requestOf = ({ address = '192.0.2.1', browser = 'Mozilla/5.0 (test)', headers = {} }: FreeVisitor) => ({
  remoteAddress: address,
  headers: { 'user-agent': browser, accept: 'text/html', ...headers },
});

export async function openPage(service: TestApp, visitor: FreeVisitor = {}, url = visitor.page ?? '/') {
  const answer = await service.request({ ...requestOf(visitor), url });
  const hidden = answer.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  return {
    answer,
    fields: Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value])),
    remaining: Number(/data-remaining="(\d+)"/.exec(answer.text)?.[1]),
    workBits: Number(/data-work="(\d+)"/.exec(answer.text)?.[1]),
  } satisfies OpenPage;
}

/** What a browser works out for this token; nothing for what is none. */
export const workFor = (token: string) =>
  solveChallenge(token, Number(/^[^.]+\.(\d+)\./.exec(token)?.[1] ?? 0));

/** Posts just these fields. */
export function post(
  service: TestApp,
  visitor: FreeVisitor,
  fields: Record<string, string>,
): Promise<Answer> {
  const { headers, remoteAddress } = requestOf(visitor);
  return service.request({
    method: 'POST',
    url: visitor.target ?? '/verifica',
    remoteAddress,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Opens the page, does the work and sends; `fields` beside and instead of those of the page. */
export async function send(
  service: TestApp,
  fields: Record<string, string>,
  visitor: FreeVisitor = {},
): Promise<Answer> {
  const page = await openPage(service, visitor);
  const token = fields.token ?? page.fields.token ?? '';
  return post(service, visitor, { ...page.fields, lavoro: workFor(token), ...fields });
}
