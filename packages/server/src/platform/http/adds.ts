/** What a route adds to: an operator who has as much as it may is refused before the body is read. */
export type Quota = 'screenings' | 'storage' | 'records';

declare module 'fastify' {
  interface FastifyContextConfig {
    adds?: readonly Quota[];
  }
}
