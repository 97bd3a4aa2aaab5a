import type { ReactNode } from 'react';
import { cx } from '../styles/class-names.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import './button.css';

export interface ButtonProps extends Omit<PressableProps, 'className' | 'children'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled action. `isPending` keeps it focusable and says so to screen readers. */
export function Button({ kind = 'plain', icon, children, ...pressableProps }: ButtonProps) {
  return (
    <Pressable {...pressableProps} className={cx('button', `button-${kind}`)}>
      {icon}
      <span className="button-label">{children}</span>
    </Pressable>
  );
}
