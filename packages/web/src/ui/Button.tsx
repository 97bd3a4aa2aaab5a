import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../styles/class-names.ts';
import './button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A labelled action. `isPending` keeps it focusable and says so to screen readers. */
export function Button({ kind = 'plain', icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={cx('button', `button-${kind}`)}>
      {icon}
      <span className="button-label">{children}</span>
    </AriaButton>
  );
}
