import { QueryState, type QueryStateProps } from '../../api/QueryState.tsx';
import { useAccountText } from './use-account-text.ts';

/** What a query gave, in the words of these pages. */
export function Loaded<T>(props: Omit<QueryStateProps<T>, 'words'>) {
  return <QueryState {...props} words={useAccountText()} />;
}
