import type { Statement } from '../../platform/sentence-text.ts';
import { textOf } from '../../sentences.ts';
import { sentencesDe } from './tell.ts';

/** A statement. Apart from the telling, so that the browser has no English table to fall back on. */
export const statementDe = (statement: Statement): string => sentencesDe(textOf(statement), statement);
