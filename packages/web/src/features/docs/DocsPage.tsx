import { docsPages } from 'virtual:docs-contents';
import { useIdentity } from '../../auth/auth-context.tsx';
import { isService, mayUse, type ServiceCode, usableServices } from '../../auth/services.ts';
import { useText } from '../../i18n/en.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { SelectService, ServiceCards } from '../../nouns/service/ServiceCards.tsx';
import { Link } from '../../ui/Link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Contents } from './contents/Contents.tsx';
import { DocsNotFound } from './contents/DocsNotFound.tsx';
import { useDocsText } from './en.ts';
import { GuideView } from './guide/GuideView.tsx';
import { type DocsPageFacts as Page, pagesOf, REFERENCE, START_PAGE } from './pages/docs-page.ts';
import { addressOf } from './pages/guide-link.ts';
import { ReferenceView } from './reference/ReferenceView.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import './docs.css';
import './reference/reference.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** the documentation of a service, after the choice of a service (R-24, D-01). */
export function DocsPage() {
  const text = useText();
  const docs = useDocsText();
  const identity = useIdentity();
  const { page, file = START_PAGE } = useParams();
  const services = identity ? usableServices(identity.access) : [];
  const cards = services.map((service) => ({ service, href: paths.docs(service) }));
  if (page === undefined) return <SelectService cards={cards} />;
  if (identity && isService(page) && mayUse(identity.access, page)) return <ServiceDocs service={page} file={file} />;
  return (
    <div className="page page-narrow">
      <h1>{docs.notFound}</h1>
      <p>{docs.noAccess}</p>
      <ServiceCards cards={cards} label={text.selectService.title} />
    </div>
  );
}

function ServiceDocs({ service, file }: { readonly service: ServiceCode; readonly file: string }) {
  const words = useText();
  const text = useDocsText();
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const pages = pagesOf(docsPages, service);
  const page = pages.find((candidate) => candidate.page === file);
  useSubject(page?.title);
  const isReference = file === REFERENCE || file.startsWith(`${REFERENCE}-`);
  const contents = <Contents service={service} pages={pages} file={file} />;
  return (
    <div className="docs">
      <div className="docs-side">
        <p className="docs-service">
          <strong>{words.services[service]}</strong> <Link href={paths.docs()}>{text.otherService}</Link>
        </p>
        {text.englishOnly !== '' && <p className="quiet-text">{text.englishOnly}</p>}
        <SearchBox service={service} />
        {isNarrow ? (
          // The contents fold again when another page opens.
          <details key={file} className="docs-folded">
            <summary>{text.contents}</summary>
            {contents}
          </details>
        ) : (
          contents
        )}
      </div>
      <div className="docs-main in-order">
        {page ? (
          <GuideView key={page.source} page={page} service={service} />
        ) : isReference ? (
          <ReferenceView service={service} file={file} />
        ) : (
          <DocsNotFound />
        )}
        {page && <Neighbours pages={pages} page={page} service={service} />}
      </div>
    </div>
  );
}

interface NeighboursProps {
  readonly pages: readonly Page[];
  readonly page: Page;
  readonly service: string;
}

/** Links to the previous and next page of the same kind. */
function Neighbours({ pages, page, service }: NeighboursProps) {
  const text = useDocsText();
  const alike = pages.filter(({ kind }) => kind === page.kind);
  const place = alike.indexOf(page);
  const [before, after] = [alike[place - 1], alike[place + 1]];
  return (
    <nav className="docs-neighbours" aria-label={`${text.previous}, ${text.next}`}>
      {before && (
        <Link href={addressOf(before, service)} rel="prev">
          <span className="docs-quiet">{text.previous}</span> {before.title}
        </Link>
      )}
      {after && (
        <Link href={addressOf(after, service)} rel="next">
          <span className="docs-quiet">{text.next}</span> {after.title}
        </Link>
      )}
    </nav>
  );
}
