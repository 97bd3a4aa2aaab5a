/**
 * Asks a server how it is, without a shell and without curl: `node health-check.mjs [PATH or URL]`; a path is asked of the server in this container.
 * Ends with 0 when it is well.
 */
// Kubernetes may write `tcp://…` there for a service named keepout; the server then listens on its default port.
const port = /^\d+$/.exec(process.env.KEEPOUT_PORT ?? '')?.[0] ?? '8080';
const url = new URL(process.argv[2] ?? '/health/serving', `http://127.0.0.1:${port}`);

const isWell = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
