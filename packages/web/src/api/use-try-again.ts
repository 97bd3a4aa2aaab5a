import { useQueryClient } from '@tanstack/react-query';

/** Retries the request of a panel, and every failed load on the page. */
export function useTryAgain(onAgain: () => void): () => void {
  const queries = useQueryClient();
  return () => {
    onAgain();
    const isFailed = ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error';
    void queries.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
  };
}
