import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

export type Search = Readonly<Record<string, string | undefined>>;

/** Changes parameters of the address without a step in the history; what is undefined leaves it. */
export function useSearchChange(): (values: Search) => void {
  const navigate = useNavigate();
  return useCallback(
    (values) => {
      void navigate({
        to: '.',
        search: ((earlier: Record<string, unknown>) => ({ ...earlier, ...values })) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
}

/** Goes to an address of `paths`, as a link would. */
export function useGoTo(): (address: string) => void {
  const router = useRouter();
  return useCallback((address) => router.history.push(address), [router]);
}
