import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../styles/class-names.ts';
import { Tooltip } from './Tooltip.tsx';
import './button.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly hint?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, hint = true, className, children, ...rest }: IconButtonProps) {
  const button = (
    <AriaButton {...rest} aria-label={label} className={cx('icon-button', className)}>
      {children}
    </AriaButton>
  );
  return hint ? <Tooltip text={label}>{button}</Tooltip> : button;
}
