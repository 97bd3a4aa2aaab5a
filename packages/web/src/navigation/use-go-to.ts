import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to an address of `paths`, as a link would. */
export function useGoTo(): (address: string) => void {
  const router = useRouter();
  return useCallback((address) => router.history.push(address), [router]);
}
