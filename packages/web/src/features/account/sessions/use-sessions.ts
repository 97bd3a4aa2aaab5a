import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedIn, SignedInList } from '../../../auth/account-sessions.ts';
import { useAuth } from '../../../auth/auth-context.tsx';

const KEY = ['signed-in'];

/** Where the user is signed in; asked anew whenever the view opens, since others sign in unseen. */
export function useSignedIn() {
  const { sessions } = useAuth();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<SignedInList> => sessions.list(signal),
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Ends one sign-in, or without one all others. */
export function useEnd(onEnded: () => void) {
  const { sessions } = useAuth();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (one: SignedIn | undefined) => (one === undefined ? sessions.endOthers() : sessions.end(one.id)),
    networkMode: 'always',
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: KEY });
      onEnded();
    },
  });
}
