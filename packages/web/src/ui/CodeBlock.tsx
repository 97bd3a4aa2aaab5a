import { useText } from '../i18n/en.ts';
import { CopyButton } from './CopyButton.tsx';
import './code-block.css';

export interface CodeBlockProps {
  readonly label: string;
  /** Name for screen readers, unique among blocks with the same label. */
  readonly name?: string;
  readonly text: string;
  readonly hasLineNumbers?: boolean;
  /** On the button, where it is more than `Copy`. */
  readonly copyLabel?: string;
}

/** Raw text in mono: a message, a command. It scrolls by itself and can be reached by keyboard. */
export function CodeBlock({ label, name = label, text, hasLineNumbers = false, copyLabel }: CodeBlockProps) {
  const { copy } = useText().words;
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    <figure className="code-block">
      <figcaption>
        <span>{label}</span>
        <CopyButton iconOnly text={text} label={copyLabel ?? copy} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={name} className="code-scroll">
        <pre>
          {hasLineNumbers && (
            <span className="code-numbers" aria-hidden="true">
              {lines.map((_line, index) => `${index + 1}\n`)}
            </span>
          )}
          <code>{lines.join('\n')}</code>
        </pre>
      </section>
    </figure>
  );
}
