#!/usr/bin/env node
/**
 * Completes package-lock.json with the optional packages of other systems, so that `npm ci` accepts it everywhere.
 *
 * npm leaves out of the lock file what the registry it asked does not have; registries that mirror only what one system
 * needs make such lock files, and `npm ci` then refuses them. Run it after `npm install` when `npm ci` says "Missing".
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const systems = {
  win32: 'win32',
  darwin: 'darwin',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
};
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'];

const added = [];
for (const [holder, { optionalDependencies = {}, dev }] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(holder, name)) continue;
    const parts = name.split(/[-/]/);
    const os = parts.map((part) => systems[part]).filter(Boolean);
    const cpu = processors.filter((processor) => parts.includes(processor)).slice(0, 1);
    if (os.length === 0 && cpu.length === 0) {
      process.stderr.write(`left out: ${name}@${version} of ${holder}, which names no system\n`);
      continue;
    }
    const libc = /musl/.test(name) ? ['musl'] : os.includes('linux') && /gnu/.test(name) ? ['glibc'] : undefined;
    const exact = version.replace(/^[\^~]/, '');
    lock.packages[`node_modules/${name}`] = {
      version: exact,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added.push(`${name}@${exact}`);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} added${added.length > 0 ? `: ${added.join(', ')}` : ''}\n`);

function isLocked(holder, name) {
  for (let at = holder; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${at}${at === '' ? '' : '/'}node_modules/${name}`] !== undefined) return true;
    if (!at.includes('/node_modules/')) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}
