/** The addresses that a service answers, as its router knows them. */
import type { FastifyInstance } from 'fastify';

/** `/v/:id/embed` and the like, all methods together. */
export function listedRoutes(http: FastifyInstance): string[] {
  const path: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment, methods] = /^([\s│]*)[├└]── (\S*) ?(\(.*\))?$/.exec(line) ?? [];
      if (segment === undefined) return [];
      path.splice(indent.length / 4, path.length, segment);
      return methods ? [path.join('')] : [];
    });
}
