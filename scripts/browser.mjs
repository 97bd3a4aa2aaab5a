#!/usr/bin/env node
/**
 * Finds a Chromium for the browser tests, or gets one from the system's packages: installed when we are root, unpacked
 * below `build/browser` when we are not. Of a Chromium of Debian its headless shell is taken, unpacked below `build/browser` where it
 * can be had. Prints its path.
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';
import { installPackages, runTool } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];
const folder = join(root, 'build', 'browser');
const unpacked = join(folder, 'chromium');

/** The path of a browser that starts, or throws with what to do. */
export function findBrowser() {
  const command = process.env.KEEPOUT_BROWSER;
  if (command) {
    if (!starts(command)) throw new Error(`KEEPOUT_BROWSER is ${command}, which does not start.`);
    return command;
  }
  const program = candidates().find(starts);
  if (program !== undefined) return shellOf(program) ?? program;
  process.stderr.write('keepout: no Chromium on this machine, getting one from the system packages\n');
  const installResult = process.geteuid?.() === 0 ? (installPackages(['chromium']) ?? 'installed') : unpackAsUser();
  const browserPath = candidates().find(starts);
  if (browserPath === undefined) {
    throw new Error(
      `No Chromium found and none could be had (${installResult}). Install Chromium or Chrome, or set KEEPOUT_BROWSER to one.`,
    );
  }
  return browserPath;
}

function candidates() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((place) => names.map((name) => join(place, name)));
  return [...onPath, ...elsewhere, ...downloaded(), unpacked].filter(isExecutable);
}

/** What Playwright itself may have downloaded earlier. */
function downloaded() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => [join(cache, name, 'chrome-linux', 'chrome'), join(cache, name, 'chrome-linux64', 'chrome')]);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * The headless shell of the Chromium that Debian has installed: the same engine and version without the window around it, which takes a
 * quarter of the computing of a test. Undefined where it cannot be had within a minute.
 */
function shellOf(chromium) {
  const { stdout = '', status } = spawnSync('dpkg-query', ['-W', '--showformat', '\x24{Version}', 'chromium'], {
    encoding: 'utf8',
  });
  const home = '/usr/lib/chromium';
  if (status !== 0 || !chromium.startsWith('/usr/bin/') || !existsSync(home)) return undefined;
  const name = 'chromium-headless-shell';
  const installed = join(home, name);
  if (isExecutable(installed) && starts(installed)) return installed;
  const place = join(folder, 'shell');
  const shell = join(place, name);
  if (isExecutable(shell) && starts(shell)) return shell;
  const packages = join(folder, 'shell-packages');
  mkdirSync(packages, { recursive: true });
  const ownOptions = aptOptions();
  const failed =
    runTool('apt-get', [...ownOptions, 'update', '-qq'], { minutes: 0.5 }) ??
    runTool('apt-get', [...ownOptions, 'download', '-qq', `${name}=${stdout}`], { cwd: packages, minutes: 0.5 }) ??
    readdirSync(packages)
      .map((file) => runTool('dpkg', ['-x', join(packages, file), packages]))
      .find((wrong) => wrong !== undefined);
  const unpackedHome = join(packages, home);
  if (failed !== undefined || !existsSync(unpackedHome)) return undefined;
  rmSync(place, { recursive: true, force: true });
  renameSync(unpackedHome, place);
  rmSync(packages, { recursive: true });
  // What both have is installed once.
  for (const file of readdirSync(home))
    if (!existsSync(join(place, file))) symlinkSync(join(home, file), join(place, file));
  return starts(shell) ? shell : undefined;
}

/** A package list of our own, so that nothing of the system's is touched; whoever does not answer is not waited for. */
function aptOptions() {
  const state = join(folder, 'apt');
  for (const place of [join(state, 'lists', 'partial'), join(state, 'cache', 'archives', 'partial')]) {
    mkdirSync(place, { recursive: true });
  }
  return [
    ...['-o', `Dir::State::lists=${join(state, 'lists')}`, '-o', `Dir::Cache=${join(state, 'cache')}`],
    ...['-o', 'Dir::State::status=/var/lib/dpkg/status', '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
    ...['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15', '-o', 'Acquire::Retries=1'],
  ];
}

/** Downloads the package and what it needs, and unpacks them without installing. */
function unpackAsUser() {
  const files = join(folder, 'files');
  const packages = join(folder, 'packages');
  for (const place of [files, packages]) mkdirSync(place, { recursive: true });
  const ownOptions = aptOptions();
  const updated = runTool('apt-get', [...ownOptions, 'update', '-qq']);
  if (updated !== undefined) return updated;
  const plan = spawnSync('apt-get', [...ownOptions, '-s', 'install', '--no-install-recommends', 'chromium'], {
    encoding: 'utf8',
  });
  const packageNames = [...(plan.stdout ?? '').matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  if (packageNames.length === 0) return 'the system packages hold no chromium';
  const download = runTool('apt-get', [...ownOptions, 'download', '-qq', ...packageNames], { cwd: packages });
  if (download !== undefined) return download;
  for (const file of readdirSync(packages)) {
    const failed = runTool('dpkg', ['-x', join(packages, file), files]);
    if (failed !== undefined) return failed;
  }
  writeLauncher(files);
  return 'unpacked';
}

/** Starts the unpacked browser with the unpacked libraries and fonts. */
function writeLauncher(files) {
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>\n<fontconfig><dir>${files}/usr/share/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts</cachedir></fontconfig>\n`,
  );
  const machine = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = [`usr/lib/${machine}`, `lib/${machine}`, `usr/lib/${machine}/pulseaudio`, 'usr/lib'].map((part) =>
    join(files, part),
  );
  writeFileSync(
    unpacked,
    `#!/bin/sh\nexport LD_LIBRARY_PATH='${libraries.join(':')}'\nexport FONTCONFIG_FILE='${fonts}'\nexec '${files}/usr/lib/chromium/chromium' "$@"\n`,
  );
  chmodSync(unpacked, 0o755);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${findBrowser()}\n`);
  } catch (cause) {
    process.stderr.write(`keepout: ${cause.message}\n`);
    process.exit(1);
  }
}
