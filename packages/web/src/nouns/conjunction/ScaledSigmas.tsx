import type { Belief } from '@keepout/contract/ca/verdict';
import { scaledWords } from '@keepout/contract/ca/words/belief-words';
import { useConjunctionText } from './en.ts';

/** Beside a figure that was computed with multiplied sigmas. */
export function ScaledMark({ of }: { readonly of: Belief['scaledSigmas'] }) {
  const text = useConjunctionText().belief;
  return of && <abbr title={scaledWords(of, text).join('; ')}> ×σ</abbr>;
}

/** Whose sigmas count multiplied in what stands above, by which factor, and where that is set; nothing where none do. */
export function ScaledNote({ of }: { readonly of: readonly Belief['scaledSigmas'][] }) {
  const text = useConjunctionText().belief;
  const sentences = new Set(of.flatMap((scaled) => scaledWords(scaled, text)));
  return sentences.size > 0 && <p className="cj-faint">×σ: {[...sentences].join('; ')}.</p>;
}
