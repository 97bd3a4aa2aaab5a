/** Hands on what comes to a port of this machine to a socket and back, each way so many milliseconds later. node far-proxy.mjs SOCKET MS; prints its port. */
import { connect, createServer } from 'node:net';

const [socket, ms] = [process.argv[2] ?? '', Number(process.argv[3])];

const server = createServer({ noDelay: true }, (near) => {
  const far = connect(socket);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ]) {
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), ms));
    from.once('close', () => setTimeout(() => to.destroy(), ms));
    from.on('error', () => from.destroy());
  }
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
