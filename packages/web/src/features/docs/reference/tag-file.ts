import { REFERENCE } from '../contents/docs-page.ts';
import { slugOf } from '../markdown/heading-ids.ts';

/** The name in the address of the calls that share a tag. */
export const fileOfTag = (tag: string): string => `${REFERENCE}-${slugOf(tag)}`;
