/** Asks the server of this container how it is, without a shell and without curl: `node health-check.mjs [PATH]`. Ends with 0 when it is well. */
const { KEEPOUT_PORT: port = '8080' } = process.env;
const path = process.argv[2] ?? '/health/serving';

const isWell = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
