import type { ReactNode } from 'react';
import { cx } from '../styles/class-names.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import { Tooltip } from './Tooltip.tsx';
import './button.css';

export interface IconButtonProps extends Omit<PressableProps, 'children' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly hint?: boolean;
  readonly children: ReactNode;
}

export function IconButton({ label, hint = true, className, children, ...pressableProps }: IconButtonProps) {
  const button = (
    <Pressable {...pressableProps} aria-label={label} className={cx('icon-button', className)}>
      {children}
    </Pressable>
  );
  return hint ? <Tooltip text={label}>{button}</Tooltip> : button;
}
