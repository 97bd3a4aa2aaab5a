import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Keeps a file that says which tests are running, and how many have ended: when the suite is stopped at its limit, somebody
 * must know where it stood. Read by `suite-part.mjs`.
 */
export function runningTests(file: string): Reporter {
  const modules = new Map<string, Set<string>>();
  const counts = { passed: 0, failed: 0 };
  const write = () => {
    const running = [...modules].flatMap(([module, steps]) =>
      steps.size === 0 ? [module] : [...steps].map((step) => `${module} > ${step}`),
    );
    writeFileSync(file, JSON.stringify({ running, ...counts }));
  };
  const nameOf = (module: TestModule) => relative(root, module.moduleId).replaceAll('\\', '/');
  const begin = (module: TestModule, step?: string) => {
    const steps = modules.get(nameOf(module)) ?? new Set();
    modules.set(nameOf(module), step === undefined ? steps : steps.add(step));
    write();
  };
  const end = (module: TestModule, step: string) => {
    modules.get(nameOf(module))?.delete(step);
    write();
  };
  return {
    onTestRunStart: write,
    onTestModuleQueued: (module) => begin(module),
    onTestCaseReady: (test: TestCase) => begin(test.module, test.fullName),
    onTestCaseResult: (test: TestCase) => {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') counts[state]++;
      end(test.module, test.fullName);
    },
    onHookStart: ({ name, entity }) => begin(entity.type === 'module' ? entity : entity.module, name),
    onHookEnd: ({ name, entity }) => end(entity.type === 'module' ? entity : entity.module, name),
    onTestModuleEnd: (module) => {
      modules.delete(nameOf(module));
      write();
    },
  };
}
