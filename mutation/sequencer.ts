import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that answer in milliseconds first: most changes are noticed there, and the long ones never begin. */
export class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number =>
      /against-|\.property\.|round-trip|hostile|catalogue/.test(moduleId) ? 1 : 0;
    return Promise.resolve(files.toSorted((a, b) => isLong(a) - isLong(b) || a.moduleId.localeCompare(b.moduleId)));
  }
}
