import { contentLimits } from '#contract/desk/content/content-item.ts';
import { Button } from '#ui/button.tsx';

type Props = { page: number; total: number; onPage: (page: number) => void };

/** The position in a long list, with links to other pages. */
export function ListPages({ page, total, onPage }: Props) {
  const last = Math.ceil(total / contentLimits.page);
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex items-center gap-3">
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Before
      </Button>
      <span className="text-sm text-ink-soft">
        Page {page} of {last}
      </span>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        After
      </Button>
    </nav>
  );
}
