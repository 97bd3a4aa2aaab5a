import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { cx } from '../styles/class-names.ts';
import './link.css';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style'> {
  readonly href: string;
  /** `text` in running text, `button` looks like one, `bare` brings its own look. */
  readonly kind?: 'text' | 'button' | 'primary' | 'bare';
  readonly children: ReactNode;
}

/** A link; addresses inside the application go through the router without a page load. */
export function Link({ kind = 'text', className, children, onClick, ...anchorProps }: LinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === undefined || event.defaultPrevented || !isPlainPress(event)) return;
    const { origin, pathname, search, hash } = event.currentTarget;
    if (origin !== location.origin) return;
    event.preventDefault();
    navigate(`${pathname}${search}${hash}`);
  };
  return (
    // biome-ignore-start lint/a11y: an anchor with an address: the browser sends Enter as a press
    <a {...anchorProps} className={cx(`link-${kind}`, className)} onClick={go}>
      {children}
    </a>
    // biome-ignore-end lint/a11y: an anchor with an address: the browser sends Enter as a press
  );
}

/** A press that means this page: no other button, no key that asks for another tab, no target or download of its own. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isHere = currentTarget.target === '' || currentTarget.target === '_self';
  return (
    button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && isHere && !currentTarget.hasAttribute('download')
  );
}

type Navigate = (href: string) => void;

/** How a link goes to another address of the application: the application says; without it the browser loads the page. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

export const useNavigate = (): Navigate | undefined => useContext(NavigateContext);
