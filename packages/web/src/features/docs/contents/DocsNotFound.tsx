import { useDocsText } from '../en.ts';

/** Message for an unknown page of a service; the contents remain visible next to it. */
export function DocsNotFound() {
  const text = useDocsText();
  return (
    <article className="docs-text">
      <h1>{text.notFound}</h1>
      <p>{text.notFoundText}</p>
    </article>
  );
}
