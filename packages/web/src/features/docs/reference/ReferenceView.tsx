import { QueryState } from '../../../api/QueryState.tsx';
import { paths } from '../../../navigation/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { DocsNotFound } from '../contents/DocsNotFound.tsx';
import { OnThisPage, useAnchor } from '../contents/OnThisPage.tsx';
import type { OpenApiDocument } from '../description/open-api.ts';
import { fileOfTag, groupsOf, operationsOf, type TagGroup } from '../description/operations.ts';
import { useDocsText } from '../en.ts';
import { plainText, readInline } from '../markdown/inline.ts';
import { REFERENCE } from '../pages/docs-page.ts';
import { useDescription } from '../use-docs.ts';
import { MethodChip, OperationView } from './OperationView.tsx';
import { Words } from './SchemaView.tsx';

export interface ReferenceViewProps {
  readonly service: string;
  readonly file: string;
}

/** API reference: a summary of all calls, or all details of the calls with one tag. */
export function ReferenceView({ service, file }: ReferenceViewProps) {
  const text = useDocsText();
  const query = useDescription(service);
  const { data } = query;
  useAnchor(data !== undefined);
  if (!data) {
    return (
      <article className="docs-text">
        <h1>{text.reference}</h1>
        {query.error && <p>{text.referenceFailed}</p>}
        <QueryState query={query} loading={text.loadingReference} rows={12} />
      </article>
    );
  }
  const groups = groupsOf(operationsOf(data));
  if (file === REFERENCE) return <Overview service={service} document={data} groups={groups} />;
  const group = groups.find(({ tag }) => fileOfTag(tag) === file);
  if (!group) return <DocsNotFound />;
  return (
    <>
      <article className="docs-text" lang="en">
        <h1>{group.tag}</h1>
        {group.operations.map((operation) => (
          <OperationView key={operation.id} operation={operation} document={data} service={service} />
        ))}
      </article>
      <OnThisPage
        entries={group.operations.map(({ id, summary }) => ({
          id,
          label: plainText(readInline(summary || id)),
          isInner: false,
        }))}
      />
    </>
  );
}

interface OverviewProps extends Pick<ReferenceViewProps, 'service'> {
  readonly document: OpenApiDocument;
  readonly groups: readonly TagGroup[];
}

function Overview({ service, document, groups }: OverviewProps) {
  const text = useDocsText();
  const { title, version, description = '' } = document.info;
  return (
    <>
      <article className="docs-text">
        <h1>{text.reference}</h1>
        <p className="docs-quiet">
          {title}. {text.api.version(version)}
        </p>
        <p lang="en">{description}</p>
        <p>
          {text.api.overview} <Link href={paths.docs(service, 'authentication')}>{text.api.authentication}</Link>
        </p>
        {groups.map(({ tag, operations }) => (
          <section key={tag} aria-labelledby={fileOfTag(tag)}>
            <h2 id={fileOfTag(tag)}>{tag}</h2>
            <ul className="docs-calls">
              {operations.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <MethodChip method={method} />
                  <span>
                    <Link href={`${paths.docs(service, fileOfTag(tag))}#${id}`}>
                      <Words text={summary || id} />
                    </Link>
                    <code>{path}</code>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
      <OnThisPage entries={groups.map(({ tag }) => ({ id: fileOfTag(tag), label: tag, isInner: false }))} />
    </>
  );
}
