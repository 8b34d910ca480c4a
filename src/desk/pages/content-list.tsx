import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentType, contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { dayInDelhi } from '#facts/time.ts';
import { searchOf } from '../kit/search-of.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { reads, useRead } from '../kit/query.ts';
import { ItemList } from '../ui/content/item-list.tsx';
import { ListPages } from '../ui/content/list-pages.tsx';
import { ContentCalendar } from '../ui/content/content-calendar.tsx';
import { calendarView, listViews, viewQuery } from '../ui/content/list-views.ts';
import { NewItem } from '../ui/content/new-item.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { Views } from '../ui/views.tsx';
import { Component as Missing } from './missing.tsx';

/** The items of one type. */
export function Component() {
  const { type = '' } = useParams();
  const name = contentTypeNames.find((one) => one === type);
  return name ? <List key={name} type={name} /> : <Missing />;
}

const thisMonth = () => dayInDelhi(new Date()).slice(0, 7);

function List({ type }: { type: ContentTypeName }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = search.get('view');
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { plural, where, keys, ordered, label } = contentType(type);
  const month = /^2\d{3}-(?:0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? thisMonth();
  const query = view === calendarView ? { month } : { q, page, ...viewQuery(view) };
  const read = useRead(reads.staffContentList({ params: { type }, query }));
  useEventStream();
  const goTo = (more: { q?: string; page?: string; month?: string }) =>
    void navigate({ search: searchOf({ view, q, ...more }) });
  return (
    <DeskPage
      title={plural}
      lead={where}
      acts={
        type === 'mail' ? (
          <Link className="tap underline" to={deskPaths.mails}>
            See them as they are sent
          </Link>
        ) : typeof keys === 'object' ? undefined : (
          <NewItem type={type} />
        )
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Views
          views={listViews(type).map((one) => ({
            label: one.label,
            search: searchOf({ view: one.view, q }),
            isCurrent: one.view === view,
          }))}
        />
        {view !== calendarView && (
          <SearchForm
            label={`Search ${plural.toLowerCase()}`}
            value={q}
            onSearch={(words) => goTo({ q: words })}
          />
        )}
      </div>
      <ReadSection read={read}>
        {({ items, total }) =>
          view === calendarView ? (
            <ContentCalendar {...{ month, total }} rows={items} onMonth={(next) => goTo({ month: next })} />
          ) : items.length === 0 ? (
            <Empty>
              {q
                ? `Nothing here holds “${q}”.`
                : view
                  ? 'Nothing here just now.'
                  : `Nothing yet. Begin with “New ${label.toLowerCase()}”.`}
            </Empty>
          ) : (
            <>
              <ItemList
                type={type}
                rows={items}
                sortable={Boolean(ordered) && !q && !view && items.length === total}
                again={read.again}
              />
              <ListPages page={page} total={total} onPage={(next) => goTo({ page: String(next) })} />
            </>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
