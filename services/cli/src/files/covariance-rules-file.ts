import type { CovarianceRule } from '@keepout/conjunction/decision/sigma-rules';
import { covarianceRules, covarianceRulesChange } from '@keepout/contract/ca/sigma-rules';
import { inputAtFault } from '../process/exit.ts';
import { readText } from './input-file.ts';

/** The option of every command that judges. */
export const COVARIANCE_RULES_OPTION = [
  '--covariance-rules <file>',
  'covariance rules: the answer of `GET ca/covariance-rules`',
] as const;

/** The rules of a file, or the end of the command with place and reason; none without a file. */
export function readCovarianceRules(path: string | undefined): readonly CovarianceRule[] {
  return path === undefined ? [] : read(path, covarianceRules.pick({ rules: true })).rules;
}

/** The rules that are to be from now on, and the version that they were made of. */
export function readCovarianceRulesChange(path: string) {
  return read(path, covarianceRulesChange.required({ version: true }));
}

/** A schema of the contract. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function read<T>(path: string, schema: Schema<T>): T {
  const parsed = schema.safeParse(jsonOf(path));
  if (parsed.success) return parsed.data;
  const [{ path: place, message }] = parsed.error.issues as [Issue];
  throw inputAtFault(`${path}: ${place.join('/')}: ${message}`);
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw inputAtFault(`${path}: ${error.message}`);
    throw error;
  }
}
