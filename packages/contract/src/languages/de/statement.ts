import type { Statement } from '../../platform/sentence-text.ts';
import { textOf } from '../../sentences.ts';
import { sentencesDe } from './tell.ts';

/** Returns a statement in German. A separate file, so that the browser does not load the English table. */
export const statementDe = (statement: Statement): string => sentencesDe(textOf(statement), statement);
