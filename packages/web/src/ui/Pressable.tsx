import type { ButtonHTMLAttributes, Ref } from 'react';

export interface PressableProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'style'> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** What was pressed is under way: it stays focusable, says so, and takes no further press. */
  readonly isPending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button of the browser itself: what every action of the shell stands on, without a library on the first load. */
export function Pressable({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...rest
}: PressableProps) {
  return (
    <button
      {...rest}
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
