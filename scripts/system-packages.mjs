import { spawnSync } from 'node:child_process';

/** Installs packages of Debian that are missing. @returns why they could not be installed, or undefined */
export function installPackages(names) {
  const missing = names.filter((name) => spawnSync('dpkg-query', ['-W', name], { stdio: 'ignore' }).status !== 0);
  if (missing.length === 0) return undefined;
  if (process.geteuid?.() !== 0) return `not installed, and only root can install them: ${missing.join(', ')}`;
  const apt = (...args) => runTool('apt-get', args, { environment: { DEBIAN_FRONTEND: 'noninteractive' } });
  return apt('update', '-qq') ?? apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

/** Runs a program. @returns what went wrong, or undefined */
export function runTool(command, args, { environment = {}, cwd, minutes = 5 } = {}) {
  const { status, error, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: minutes * 60_000,
  });
  if (error?.code === 'ETIMEDOUT') return `${command} ${args.at(-1)}: no end after ${minutes} min`;
  if (error !== undefined) return `${command}: ${error.code === 'ENOENT' ? 'not on this machine' : error.message}`;
  return status === 0 ? undefined : `${command} ${args.at(-1)}: ${(stderr ?? '').trim().split('\n').at(-1)}`;
}
