/** Which requests are looked at at all: those that call the service by a name of its own and end where everybody sees it. */
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import type { OwnHosts } from './own-hosts.ts';

export interface Admission {
  /** Why the request is refused; undefined: it is not. */
  refusal(request: FastifyRequest): AppError | undefined;
  /** Whether the connection ends with the answer to a request that had no certain end. */
  endsAfterAnswer(connection: Socket): boolean;
}

export function createAdmission(ownHosts: OwnHosts, baseUrl: string): Admission {
  // Where a request has no certain end, what follows it on the connection may be anybody's.
  const unframed = new WeakSet<Socket>();
  return {
    endsAfterAnswer: (connection) => unframed.has(connection),
    refusal(request) {
      const { headers, httpVersion, socket } = request.raw;
      if (unframed.has(socket)) return new AppError('requestInvalid');
      const encoding = headers['transfer-encoding'];
      if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
        unframed.add(socket);
        return new AppError('requestInvalid');
      }
      if (headers.host === undefined && httpVersion === '1.1') return new AppError('requestInvalid');
      // The proxies that are trusted may tell the name in X-Forwarded-Host; nobody else's is read. HTTP/1.0 knows none.
      const { host } = request;
      const isNameless = host === '' && headers.host === undefined;
      if (isNameless || ownHosts.accepts(host, pathOf(request.url))) return undefined;
      return new AppError('unknownHost', { address: baseUrl });
    },
  };
}

const pathOf = (url: string) => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};
