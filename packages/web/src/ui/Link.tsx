import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../styles/class-names.ts';
import './link.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'children' | 'style'> {
  readonly href: string;
  /** `text` in running text, `button` looks like one, `bare` brings its own look. */
  readonly kind?: 'text' | 'button' | 'primary' | 'bare';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link; addresses inside the application go through the router without a page load. */
export function Link({ kind = 'text', className, children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={cx(`link-${kind}`, className)}>
      {children}
    </AriaLink>
  );
}
