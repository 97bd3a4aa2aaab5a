import type { CovarianceRule } from '@keepout/conjunction/decision/sigma-rules';
import { covarianceRules, covarianceRulesChange } from '@keepout/contract/ca/sigma-rules';
import type { z } from 'zod';
import { inputAtFault } from '../process/exit.ts';
import { readText } from './input-file.ts';

/** The option of every command that judges. */
export const COVARIANCE_RULES_OPTION = [
  '--covariance-rules <file>',
  'how covariances count, by kind: what `GET ca/covariance-rules` answers',
] as const;

/** The rules of a file, or the end of the command with place and reason; none without a file. */
export function readCovarianceRules(path: string | undefined): readonly CovarianceRule[] {
  return path === undefined ? [] : read(path, covarianceRules.pick({ rules: true })).rules;
}

/** The rules that are to be from now on, and the version that they were made of. */
export function readCovarianceRulesChange(path: string) {
  return read(path, covarianceRulesChange.required({ version: true }));
}

function read<T extends z.ZodType>(path: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(jsonOf(path));
  if (parsed.success) return parsed.data;
  const [{ path: place, message }] = parsed.error.issues as [(typeof parsed.error.issues)[number]];
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
