import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'vitest';

/** A test that passes a change so many times as often as it should goes round without end. */
const ENDLESS = 100;
/**
 * Time of the processor after which no further test is begun for a change, microseconds. What a longer test alone would
 * notice counts as not noticed.
 */
const LONGEST_TRIAL_US = 1_000_000;
/** How often each test passes each place and how long it takes, kept for the process that follows one that had to be ended. */
const KEPT_FILE = 'mutation-tests.json';
/** More than any room has changes. */
const MOST_CHANGES = 100_000;

/**
 * Runs the tests of a room inside one process, again and again: the room's test files and the code they reach are bundled,
 * the tests are kept as functions, and a change is tried by naming it to the instrumented code and calling those functions
 * that pass it, the quickest first, until one throws. Where a room computes in long loops (`isHot`) there is one bundle for each
 * file of code, with the changes of that file alone, so that the rest runs at its own speed. Rooms that keep what they have computed are loaded anew for each
 * change (`isFresh`).
 *
 * Assumes  tests made of `describe`, `test`, `it` and `expect` alone, without hooks
 */
class InProcessRunner {
  #room = JSON.parse(readFileSync('mutation/rooms.json', 'utf8'))[process.env.KEEPOUT_MUTATION_ROOM ?? 'pc'];
  #bundles = new Map();
  #loaded = new Map();
  #loads = 0;
  #timesMs = new Map();
  #passes;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async dryRun() {
    const whileLoading = new Float64Array(MOST_CHANGES);
    Object.assign(state(), { activeMutant: undefined, counts: whileLoading });
    const tests = await this.#testsFor('every file');
    const mutantCoverage = { static: counted(whileLoading), perTest: {} };
    const results = [];
    for (const { id, name, fileName, run } of tests.values()) {
      const counts = new Float64Array(MOST_CHANGES);
      state().counts = counts;
      const begin = performance.now();
      const failure = await failureOf(run);
      const timeSpentMs = performance.now() - begin;
      this.#timesMs.set(id, timeSpentMs);
      mutantCoverage.perTest[id] = counted(counts);
      results.push({ id, name, fileName, timeSpentMs, status: failure ? 1 : 0, failureMessage: failure ?? '' });
    }
    state().counts = undefined;
    writeFileSync(KEPT_FILE, JSON.stringify({ passes: mutantCoverage.perTest, timesMs: [...this.#timesMs] }));
    return { status: 'complete', tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, sandboxFileName }) {
    if (this.#passes === undefined) {
      const { passes = {}, timesMs = [] } = JSON.parse(readFileSync(KEPT_FILE, 'utf8'));
      this.#passes = passes;
      if (this.#timesMs.size === 0) this.#timesMs = new Map(timesMs);
    }
    const tests = await this.#testsFor(this.#room.isHot ? sandboxFileName : 'every file');
    const timeOf = (id) => this.#timesMs.get(id) ?? 0;
    const ids = (testFilter ?? [...tests.keys()]).toSorted((a, b) => timeOf(a) - timeOf(b));
    const begun = process.cpuUsage();
    state().activeMutant = Number(activeMutant.id);
    try {
      for (const [index, id] of ids.entries()) {
        const hitLimit = ENDLESS * (this.#passes[id]?.[activeMutant.id] ?? 0) + ENDLESS;
        Object.assign(state(), { hitCount: 0, hitLimit });
        const begin = performance.now();
        const failureMessage = await failureOf(tests.get(id).run);
        if (state().hitCount > hitLimit) return { status: 'timeout', reason: 'it goes round too often' };
        if (failureMessage !== undefined) {
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: index + 1 };
        }
        this.#timesMs.set(id, performance.now() - begin);
        const { user, system } = process.cpuUsage(begun);
        if (user + system > LONGEST_TRIAL_US) break;
      }
      return { status: 'survived', nrOfTests: ids.length };
    } finally {
      state().activeMutant = undefined;
    }
  }

  /** The tests by their name, over code that has the changes of one file. */
  async #testsFor(file) {
    if (!this.#bundles.has(file)) {
      const path = resolve(`mutation-tests-${this.#bundles.size}.mjs`);
      writeFileSync(path, await bundled(this.#room, file));
      this.#bundles.set(file, path);
    }
    if (!this.#room.isFresh && this.#loaded.has(file)) return this.#loaded.get(file);
    const leftOut = new Set(this.#room.leftOut);
    const tests = new Map();
    globalThis.mutationTests = collector((suites, name, fileName, run) => {
      if (leftOut.has(name)) return;
      const title = [...suites, name].join(' ');
      let id = `${fileName}#${title}`;
      while (tests.has(id)) id += ' again';
      tests.set(id, { id, name: title, fileName, run });
    });
    this.#loads += 1;
    await import(`${pathToFileURL(this.#bundles.get(file))}?load=${this.#loads}`);
    this.#loaded.set(file, tests);
    return tests;
  }
}
InProcessRunner.inject = [];

/** What the instrumented code reads and writes. */
function state() {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}

function counted(counts) {
  const hits = {};
  for (const [id, count] of counts.entries()) if (count > 0) hits[id] = count;
  return hits;
}

async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `describe`, `test`, `it` and `expect` for one file of tests. */
function collector(add) {
  return (fileName) => {
    const suites = [];
    const describe = (name, body) => {
      suites.push(name);
      body();
      suites.pop();
    };
    describe.each = (rows) => (name, body) => {
      for (const [k, row] of rows.entries())
        describe(`${name} ${k}`, () => (Array.isArray(row) ? body(...row) : body(row)));
    };
    describe.skipIf = (isSkipped) => (isSkipped ? () => undefined : describe);
    const test = (name, run) => add([...suites], name, fileName, run);
    test.each = (rows) => (name, run) => {
      for (const row of rows) test(name, () => (Array.isArray(row) ? run(...row) : run(row)));
    };
    test.skipIf = (isSkipped) => (isSkipped ? () => undefined : test);
    return { describe, test, it: test, expect };
  };
}

/** One module of the tests of the folder, those named besides, and what they reach; only `file` (or every file) keeps its changes. */
async function bundled({ folder, besides }, file) {
  const root = process.cwd();
  const tests = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  const entries = ['vitest.setup.ts', 'mutation/setup.ts', ...tests.map((name) => join(folder, name)), ...besides];
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((entry) => `import ${JSON.stringify(join(root, entry))};`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    packages: 'external',
    // The packages are declared free of side effects; their tests are nothing else.
    ignoreAnnotations: true,
    plugins: [roomPlugin(root, file)],
  });
  return outputFiles[0].text;
}

function roomPlugin(root, file) {
  return {
    name: 'room',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@keepout\// }, ({ path }) => {
        const [, name, ...rest] = path.split('/');
        return { path: join(root, 'packages', name, 'src', `${rest.join('/')}.ts`) };
      });
      onResolve({ filter: /^vitest$/ }, ({ importer }) => ({ path: importer, namespace: 'tests' }));
      onLoad({ filter: /.*/, namespace: 'tests' }, ({ path }) => ({
        contents: `export const { describe, test, it, expect } = globalThis.mutationTests(${JSON.stringify(path)});`,
      }));
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = (await readFile(path, 'utf8')).replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        );
        const keepsChanges = file === 'every file' || file === path;
        return { contents: keepsChanges ? withCounts(text) : withoutChanges(text), loader: 'ts' };
      });
    },
  };
}

const CALL = /(stryCov_\w+|stryMutAct_\w+)\(("[\d", ]+")\)/g;

/**
 * Numbers for names, and counts in an array: the instrumented code's own way, names in objects, would take most of the
 * time. Who passes where is asked in the first run only; afterwards there are no `counts`.
 */
function withCounts(text) {
  const count = `
    const { counts } = ns;
    if (counts !== undefined) for (let i = 0; i < arguments.length; i++) counts[arguments[i]]++;
    return;`;
  return text
    .replaceAll(CALL, (_, name, ids) => `${name}(${ids.replaceAll('"', '')})`)
    .replace('function cover() {', `function cover() {${count}`);
}

/** The code as it was: no change is ever active. */
function withoutChanges(text) {
  return text.replaceAll(CALL, (_, name) => (name.startsWith('stryCov') ? '0' : 'false'));
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
