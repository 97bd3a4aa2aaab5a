import { useQueryClient } from '@tanstack/react-query';

/** Asks again for what a panel stands for, and with it for everything on the page whose load failed. */
export function useTryAgain(onAgain: () => void): () => void {
  const queries = useQueryClient();
  return () => {
    onAgain();
    const isFailed = ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error';
    void queries.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
  };
}
