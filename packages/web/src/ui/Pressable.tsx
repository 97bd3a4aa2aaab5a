import type { ButtonHTMLAttributes, Ref } from 'react';

export interface PressableProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'style'> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** The action is in progress: the button stays focusable, announces it, and ignores presses. */
  readonly isPending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The native button: base of every action of the shell, without a library on the first load. */
export function Pressable({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...buttonProps
}: PressableProps) {
  return (
    <button
      {...buttonProps}
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    />
  );
}
