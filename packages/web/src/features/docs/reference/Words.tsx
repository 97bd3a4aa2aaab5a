import { InlineView } from '../guide/InlineView.tsx';
import { readInline } from '../markdown/inline.ts';

/** A sentence of the description, with its code; links of it lead out of the product and stay words. */
export function Words({ text }: { readonly text: string }) {
  return <InlineView parts={readInline(text)} linkOf={() => undefined} />;
}
