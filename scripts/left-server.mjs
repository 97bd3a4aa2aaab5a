import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends the tests' database server, which lives in a session of its own, when the tests were ended before they could.
 *
 * @param reports  where `test-server.ts` has said in which directory it is
 */
export function endLeftServer(reports) {
  const note = join(reports, 'postgres-dir');
  if (!existsSync(note)) return;
  const folder = readFileSync(note, 'utf8');
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!path.endsWith('postmaster.pid')) continue;
    const [pid] = readFileSync(join(folder, path), 'utf8').split('\n');
    // At once: nothing of it is kept.
    process.kill(Number(pid), 'SIGQUIT');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
