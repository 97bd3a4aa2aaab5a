import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const seed = process.env.KEEPOUT_MUTATION_SEED ?? '20261120';
export const NOT_DRAWN = 'not drawn';

/**
 * Draws changes by lot where a whole room would take too long: each is tried with the given chance, whatever the others do.
 * The lot falls by the text of the line, so that a later run of the same code draws the same changes and a larger share
 * holds the smaller one. To StrykerJS it is a check of the change; those not drawn fail it and count for nothing.
 */
function createDraw() {
  const share = Number(process.env.KEEPOUT_MUTATION_SHARE ?? 1);
  const lines = new Map();
  const lineOf = ({ fileName, location }) => {
    if (!lines.has(fileName)) lines.set(fileName, readFileSync(fileName, 'utf8').split('\n'));
    return lines.get(fileName)[location.start.line];
  };
  const lotOf = (mutant) => {
    const { fileName, mutatorName, replacement, location } = mutant;
    const place = [
      fileName.slice(fileName.lastIndexOf('packages/')),
      lineOf(mutant),
      location.start.column,
      mutatorName,
      replacement,
    ];
    const hash = createHash('sha256')
      .update([seed, ...place].join('\n'))
      .digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
  return {
    init: () => Promise.resolve(),
    check: (mutants) =>
      Promise.resolve(
        Object.fromEntries(
          mutants.map((mutant) => [
            mutant.id,
            lotOf(mutant) < share ? { status: 'passed' } : { status: 'compileError', reason: NOT_DRAWN },
          ]),
        ),
      ),
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
  };
}
createDraw.inject = [];

export const strykerPlugins = [{ kind: 'Checker', name: 'draw', factory: createDraw }];
