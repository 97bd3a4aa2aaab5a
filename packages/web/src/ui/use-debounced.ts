import { useEffect, useRef, useState } from 'react';

/** Returns a value after its content has not changed for `delayMs`. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  const content = JSON.stringify(value);
  const latest = useRef(value);
  latest.current = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new at every rendering; its content is not
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(latest.current), delayMs);
    return () => clearTimeout(timer);
  }, [content, delayMs]);
  return debounced;
}
