import { QueryState, type QueryStateProps } from '../../api/QueryState.tsx';
import { useAlertTexts } from './use-texts.ts';

/** What a query gave, in the words of these pages. */
export function Loaded<T>(props: Omit<QueryStateProps<T>, 'words'>) {
  return <QueryState {...props} words={useAlertTexts()} />;
}
