import type { Block } from './blocks.ts';
import { plainText } from './inline.ts';

/** Plain text below one heading. */
export interface Section {
  /** Heading id; empty for the text above the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly level: number;
  readonly text: string;
}

/** Splits a page at its headings. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: { id: string; heading: string; level: number; texts: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ id: block.id, heading: plainText(block.text), level: block.level, texts: [] });
    else {
      if (sections.length === 0) sections.push({ id: '', heading: '', level: 1, texts: [] });
      sections.at(-1)?.texts.push(wordsOf(block));
    }
  }
  return sections.map(({ texts, ...section }) => ({
    ...section,
    text: texts.join(' ').replaceAll(/\s+/g, ' ').trim(),
  }));
}

function wordsOf(block: Exclude<Block, { readonly kind: 'heading' }>): string {
  if (block.kind === 'paragraph') return plainText(block.text);
  if (block.kind === 'code') return block.text;
  if (block.kind === 'picture') return block.alt;
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  return [block.head, ...block.rows].flat().map(plainText).join(' ');
}
