import type { Statement } from '../platform/sentence-text.ts';
import { textOf } from '../sentences.ts';
import { toldInGerman } from './tell.ts';

/** A statement in German. Apart from the telling, so that the browser has no English table to fall back on. */
export const germanOf = (statement: Statement): string => toldInGerman(textOf(statement), statement);
