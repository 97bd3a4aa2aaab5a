import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureLine } from './failed-tests.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Keeps a file that says which tests are running, how many have passed and which have failed: when the suite is stopped at its
 * limit, somebody must know where it stood, and what was wrong before. Read by `suite-part.mjs`.
 */
export function runningTests(file: string): Reporter {
  const modules = new Map<string, Set<string>>();
  let passed = 0;
  const failed: string[] = [];
  const write = () => {
    const running = [...modules].flatMap(([module, steps]) =>
      steps.size === 0 ? [module] : [...steps].map((step) => `${module} > ${step}`),
    );
    writeFileSync(file, JSON.stringify({ running, passed, failed }));
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
      const { state, errors } = test.result();
      if (state === 'passed') passed++;
      if (state === 'failed')
        failed.push(failureLine({ file: nameOf(test.module), name: test.fullName, reason: errors?.[0]?.message }));
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
