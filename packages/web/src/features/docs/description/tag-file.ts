import { slugOf } from '../markdown/heading-ids.ts';
import { REFERENCE } from '../pages/docs-page.ts';

/** The name in the address of the calls that share a tag. */
export const fileOfTag = (tag: string): string => `${REFERENCE}-${slugOf(tag)}`;
