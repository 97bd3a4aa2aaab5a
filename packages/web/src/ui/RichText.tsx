import { createElement, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './rich-text.ts';

/** Draws a catalogue text with inline tags; see `parseRichText` for what is let through. */
export function RichText({ text }: { readonly text: string }) {
  return <>{parseRichText(text).map(draw)}</>;
}

function draw(node: RichNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  return node.tag === 'br'
    ? createElement('br', { key: position })
    : createElement(node.tag, { key: position }, ...node.children.map(draw));
}
