/** The method of a call; its colour says nothing that the word does not. */
export function MethodChip({ method }: { readonly method: string }) {
  return (
    <span className="docs-method" data-method={method.toLowerCase()}>
      {method.toUpperCase()}
    </span>
  );
}
