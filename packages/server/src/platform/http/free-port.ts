import { createServer } from 'node:net';
import { Outage } from '../outage.ts';

/** Returns a free port: that of the setting, or any if it is 0. The outage describes the remedy if the port is in use. */
export function checkPort(host: string, port: number, setting = 'KEEPOUT_PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or set ${setting} to another port (0 takes any).`
          : `Cannot listen on ${host}:${port} (${cause.code}).`;
      reject(new Outage('port-taken', reason, { cause }));
    });
    server.listen(port, host, () => {
      const { port: freePort } = server.address() as { port: number };
      server.close(() => resolve(freePort));
    });
  });
}
