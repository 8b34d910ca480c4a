import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { enquiryViewNames, enquiryViews } from '#domain/enquiries/enquiry-views.ts';
import { Button } from '#ui/button.tsx';
import { showCounted } from '#desk/kit/format.ts';
import { viewOf, withView } from '#desk/kit/enquiry-search.ts';
import { spelling, useSavedViews } from '#desk/kit/use-saved-views.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

const tab =
  'tap inline-flex shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:text-ink';

/** The views with their counts, the member's own ones after them, and what can be done with the shown one. */
export function EnquiryViews({ counts }: { counts: Partial<EnquiryList['counts']> | undefined }) {
  const [search] = useSearchParams();
  const { views, done, save, rename, remove, undo, ...state } = useSavedViews();
  const [naming, setNaming] = useState<'save' | 'rename' | null>(null);
  const asked = spelling(search);
  const own = views.find(({ query }) => spelling(new URLSearchParams(query)) === asked);
  const current = viewOf(search);
  const isFixed = current !== null && spelling(new URLSearchParams(enquiryViews[current].query)) === asked;
  const close = () => setNaming(null);
  const name = async (given: string) => {
    const worked = await (naming === 'rename' && own
      ? rename(own, given)
      : save({ name: given, query: asked }));
    if (worked) close();
  };
  return (
    <>
      <div className="mb-2 flex border-b border-line">
        <nav aria-label="Views" className="flex min-w-0 gap-1 overflow-x-auto">
          {enquiryViewNames.map((one) => (
            <Link
              key={one}
              to={{ search: withView(search, one) }}
              aria-current={one === current && !own ? 'page' : undefined}
              className={tab}
            >
              {enquiryViews[one].label}
              <span className="font-normal tabular-nums">
                {counts?.[one] !== undefined && showCounted(counts[one])}
              </span>
            </Link>
          ))}
          {views.map((one) => (
            <Link
              key={one.id}
              to={{ search: `?${one.query}` }}
              aria-current={one === own ? 'page' : undefined}
              className={tab}
            >
              <Bookmark aria-hidden size={14} />
              {one.name}
            </Link>
          ))}
        </nav>
        {own ? (
          <>
            <Button look="quiet" className="px-2!" onClick={() => setNaming('rename')}>
              <Pencil aria-hidden size={18} />
              <span className="sr-only">Rename {own.name}</span>
            </Button>
            <Button look="quiet" className="px-2!" disabled={state.busy} onClick={() => void remove(own)}>
              <Trash2 aria-hidden size={18} />
              <span className="sr-only">Remove {own.name}</span>
            </Button>
          </>
        ) : (
          !isFixed && (
            <Button look="quiet" className="shrink-0 px-2! text-sm" onClick={() => setNaming('save')}>
              <BookmarkPlus aria-hidden size={18} />
              <span className="max-lg:sr-only">Save view</span>
            </Button>
          )
        )}
      </div>
      {(done ?? state.failure) && naming === null && (
        <p role="status" className="mb-2 flex items-center gap-2 text-sm">
          {state.failure ?? done?.words}
          {done && (
            <Button look="quiet" className="px-3! text-sm" disabled={state.busy} onClick={() => void undo()}>
              Undo
            </Button>
          )}
        </p>
      )}
      {naming && (
        <ViewNameDialog
          heading={naming === 'rename' ? 'Rename the view' : 'Save this view'}
          name={naming === 'rename' && own ? own.name : ''}
          {...state}
          onName={(given) => void name(given)}
          onClose={close}
        />
      )}
    </>
  );
}
