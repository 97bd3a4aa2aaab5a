import { useEffect } from 'react';
import { create } from 'zustand';

interface PageSubject {
  /** What the page on show is about, such as both objects of a conjunction; undefined while it is unknown, null where the record does not exist. */
  readonly subject: string | null | undefined;
}

/** The subject of the page on show: the header writes it into the title of the window, so that tabs and bookmarks differ. */
export const usePageSubject = create<PageSubject>()(() => ({ subject: undefined }));

/** Sets the subject of the page for as long as the caller is on show. */
export function useSubject(subject: string | null | undefined): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: undefined });
  }, [subject]);
}
