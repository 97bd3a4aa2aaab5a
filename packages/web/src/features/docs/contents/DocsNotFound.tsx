import { useDocsText } from '../en.ts';

/** An unknown page of a service: its contents stay beside it. */
export function DocsNotFound() {
  const text = useDocsText();
  return (
    <article className="docs-text">
      <h1>{text.notFound}</h1>
      <p>{text.notFoundText}</p>
    </article>
  );
}
