import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useFindText } from './en.ts';
import { useSavedSearches } from './saved-searches.ts';

/** A search is its address: copied for others, or remembered by this browser. */
export function SearchTools({ href, name }: { readonly href: string; readonly name: string }) {
  const text = useFindText();
  const { searches, save, forget } = useSavedSearches();
  const isSaved = searches.some((one) => one.href === href);
  const icon = isSaved ? <BookmarkCheck size={14} aria-hidden /> : <Bookmark size={14} aria-hidden />;
  return (
    <>
      <CopyButton
        text={new URL(href, location.origin).href}
        label={text.saving.copy}
        copiedLabel={text.saving.copied}
      />
      <Tooltip text={text.saving.help}>
        <Button icon={icon} onPress={() => (isSaved ? forget(href) : save({ href, name }))}>
          {isSaved ? text.saving.saved : text.saving.save}
        </Button>
      </Tooltip>
    </>
  );
}
