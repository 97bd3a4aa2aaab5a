import { useCallback } from 'react';
import { useRouter } from './RouterProvider.tsx';
import type { Search } from './search-params.ts';

/** Changes parameters of the address, without a history entry; undefined removes one. */
export function useSearchChange(): (values: Search) => void {
  const router = useRouter();
  return useCallback((values) => router.change(values), [router]);
}

/** Goes to an address of `paths`, as a link would. */
export function useGoTo(): (address: string) => void {
  const router = useRouter();
  return useCallback((address) => router.go(address), [router]);
}
