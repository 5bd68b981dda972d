/** A bare Fastify route that takes the same request and returns the same bytes: what a framework costs alone. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

const app = Fastify();
const body = process.env.BODY ?? '';
app.post('/api/v1/verify-text', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(body),
);
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
