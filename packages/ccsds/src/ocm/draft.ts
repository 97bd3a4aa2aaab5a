import type { Field } from '../value/field.ts';

/** A block while it is being read. The name is that of the text. */
export interface BlockDraft {
  readonly name: string;
  readonly line: number;
  readonly fields: Field[];
  readonly rows: { readonly line: number; readonly text: string }[];
  readonly comments: { readonly beforeRow: number; readonly text: string }[];
}

export function blockDraft(name: string, line: number): BlockDraft {
  return { name, line, fields: [], rows: [], comments: [] };
}

/** An OCM while it is being read, from any notation; the metadata is the block META. */
export interface OcmDraft {
  version: string;
  versionLine: number;
  readonly header: Field[];
  readonly blocks: BlockDraft[];
}
