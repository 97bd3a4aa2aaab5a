import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import './toggle.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'children' | 'style'> {
  readonly children: ReactNode;
}

/** On or off, in force at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className="switch">
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb" />
      </span>
      {children}
    </AriaSwitch>
  );
}
