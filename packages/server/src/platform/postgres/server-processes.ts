import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Returns whether a process runs. A zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The fields after the name in brackets, which may contain any character.
  return !/\)\s+Z[^)]*$/.test(read(`/proc/${pid}/stat`));
}

/** Returns whether a process is the server of these files: after a crash its pid may belong to another process. */
export function isServer(pid: number, cluster: string): boolean {
  return isAlive(pid) && ['', cluster].includes(link(`/proc/${pid}/cwd`));
}

/**
 * Ends the child processes of a killed server: they exit when they notice, but one in the middle of a long
 * statement, or stopped, locks the files against the next server while it exists.
 *
 * Affects only processes of these files whose server is dead, and only if `/proc` is available.
 */
export function endOrphans(cluster: string, postmaster: number | undefined): void {
  if (postmaster !== undefined && isServer(postmaster, cluster)) return;
  const all = processesIn(cluster);
  const servers = all.filter((serverProcess) => !serverProcess.isBackend).map((serverProcess) => serverProcess.pid);
  for (const serverProcess of all) {
    if (!serverProcess.isBackend || servers.includes(serverProcess.parent)) continue;
    try {
      process.kill(serverProcess.pid, 'SIGKILL');
    } catch {}
  }
}

interface ServerProcess {
  readonly pid: number;
  readonly parent: number;
  /** True for a child process, whose title is `postgres: …`; false for the server. */
  readonly isBackend: boolean;
}

/** Every process of a server has the folder of its files as working directory. */
function processesIn(cluster: string): ServerProcess[] {
  return list('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!(pid > 0) || link(`/proc/${pid}/cwd`) !== cluster) return [];
    const parent = Number(/\)\s+\S\s+(\d+)[^)]*$/.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0);
    return [{ pid, parent, isBackend: read(`/proc/${pid}/cmdline`).startsWith('postgres: ') }];
  });
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
