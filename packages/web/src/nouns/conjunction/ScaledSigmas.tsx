import type { Belief } from '@keepout/contract/ca/verdict';
import { scaledWords } from '@keepout/contract/ca/words/belief-words';
import { useConjunctionText } from './en.ts';

/** Marks a figure that was computed with scaled sigmas. */
export function ScaledMark({ of }: { readonly of: Belief['scaledSigmas'] }) {
  const text = useConjunctionText().belief;
  return of && <abbr title={scaledWords(of, text).join('; ')}> ×σ</abbr>;
}

/** Lists the objects whose sigmas are scaled, the factor, and the source of the setting; empty without any. */
export function ScaledNote({ of }: { readonly of: readonly Belief['scaledSigmas'][] }) {
  const text = useConjunctionText().belief;
  const sentences = new Set(of.flatMap((scaled) => scaledWords(scaled, text)));
  return sentences.size > 0 && <p className="cj-faint">×σ: {[...sentences].join('; ')}.</p>;
}
