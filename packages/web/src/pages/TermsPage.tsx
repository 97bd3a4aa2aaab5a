import { useText } from '../i18n/en.ts';
import { Link } from '../ui/Link.tsx';
import { TERMS_DATE, TERMS_VERSION, useTerms } from './terms/en.ts';
import { useSmallPageText } from './texts/en.ts';
import './pages.css';

/** public, and printable. */
export function TermsPage() {
  const text = useText();
  const words = useSmallPageText().terms;
  const sections = useTerms();
  return (
    <article className="page page-narrow terms">
      <header>
        <h1>{text.crumbs.tnc}</h1>
        <p className="page-quiet">
          {words.edition(TERMS_VERSION, TERMS_DATE)} {words.binding}
        </p>
      </header>
      <nav aria-label={words.contents}>
        <ul className="terms-contents">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
