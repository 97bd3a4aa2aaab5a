import { createServer } from 'node:net';
import { Outage } from '../outage.ts';

/** A port that can be listened on: the given one, or any when it is 0. The outage says what to do when it is taken. */
export function checkPort(host: string, port: number): Promise<number> {
  return new Promise((free, taken) => {
    const server = createServer();
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or set KEEPOUT_PORT to another port (0 takes any).`
          : `Cannot listen on ${host}:${port} (${cause.code}).`;
      taken(new Outage('port-taken', reason, { cause }));
    });
    server.listen(port, host, () => {
      const { port: freePort } = server.address() as { port: number };
      server.close(() => free(freePort));
    });
  });
}
