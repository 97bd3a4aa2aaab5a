import { useEffect, useState } from 'react';

/** So long nothing more is typed before a server is asked. */
const SETTLED_MS = 200;

/** A value once it has stood still for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
