import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { fileOfTag, groupsOf, operationsOf } from '../description/operations.ts';
import { useDocsText } from '../en.ts';
import { type DocsPageFacts, REFERENCE, START_PAGE } from '../pages/docs-page.ts';
import { addressOf } from '../pages/guide-link.ts';
import { useDescription } from '../use-docs.ts';

export interface ContentsProps {
  readonly service: string;
  readonly pages: readonly DocsPageFacts[];
  readonly file: string;
}

/** D-02: the guides in order, the API reference, the reference pages, and the models. */
export function Contents({ service, pages, file }: ContentsProps) {
  const text = useDocsText();
  const of = (kind: DocsPageFacts['kind']) => pages.filter((page) => page.kind === kind);
  const methods = of('method');
  const isMethod = methods.some(({ page }) => page === file);
  return (
    <nav className="docs-contents" aria-label={text.contents}>
      <p className="docs-group">{text.guides}</p>
      <PageLinks pages={of('guide')} service={service} file={file} />
      <p className="docs-group">{text.reference}</p>
      <ReferenceLinks service={service} file={file} />
      <p className="docs-group">{text.lookUp}</p>
      <PageLinks pages={of('reference')} service={service} file={file} />
      <Unfolded key={String(isMethod)} label={text.methods} isOpen={isMethod}>
        <PageLinks pages={methods} service={service} file={file} />
      </Unfolded>
    </nav>
  );
}

function PageLinks({ pages, service, file }: ContentsProps) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.source}>
          <Link
            kind="bare"
            href={addressOf(page, service)}
            {...(page.page === (file || START_PAGE) && { 'aria-current': 'page' as const })}
          >
            {page.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface UnfoldedProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A collapsible part of the contents. */
function Unfolded({ label, isOpen, children }: UnfoldedProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="docs-group">{label}</summary>
      {children}
    </details>
  );
}

/** Links to the tags of the API description; empty while it loads. */
function ReferenceLinks({ service, file }: Pick<ContentsProps, 'service' | 'file'>) {
  const text = useDocsText();
  const query = useDescription(service);
  if (query.data) {
    const groups = groupsOf(operationsOf(query.data));
    const entries = [
      { file: REFERENCE, label: text.api.all },
      ...groups.map(({ tag }) => ({ file: fileOfTag(tag), label: tag })),
    ];
    return (
      <ul>
        {entries.map((entry) => (
          <li key={entry.file}>
            <Link
              kind="bare"
              href={paths.docs(service, entry.file)}
              {...(entry.file === file && { 'aria-current': 'page' as const })}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  if (!query.error) return <Skeleton label={text.loadingReference} rows={5} rowPx={24} />;
  return (
    <div className="docs-contents-fault" role="alert">
      <p>{text.referenceFailed}</p>
      <Button icon={<RotateCw size={14} aria-hidden />} onPress={() => void query.refetch()}>
        {text.again}
      </Button>
    </div>
  );
}
