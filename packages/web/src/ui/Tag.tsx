import type { ReactNode } from 'react';
import { cx } from '../styles/class-names.ts';
import { StatusSymbol } from './Status.tsx';
import type { StatusLevel } from './status-level.ts';
import './tag.css';

/** A short label in a chip; with a level it carries the symbol too. */
export function Tag({ level, children }: { readonly level?: StatusLevel; readonly children: ReactNode }) {
  return (
    <span className={cx('tag', level && `level-${level}`)}>
      {level && <StatusSymbol level={level} size={12} />}
      {children}
    </span>
  );
}
