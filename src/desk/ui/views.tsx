import { Link, useLocation } from 'react-router';

type Props = {
  /** `isCurrent`: also at addresses with more in them, such as a later page; else the address tells. */
  views: readonly { label: string; search: string; isCurrent?: boolean }[];
};

/** Several views of one list, each with its own address. */
export function Views({ views }: Props) {
  const { search } = useLocation();
  return (
    <nav
      aria-label="Views"
      className="flex min-w-0 gap-1 max-md:-mx-4 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
    >
      {views.map((view) => (
        <Link
          key={view.label}
          to={{ search: view.search }}
          aria-current={(view.isCurrent ?? view.search === search) ? 'page' : undefined}
          className="tap inline-flex shrink-0 items-center justify-center rounded-md px-3 text-sm font-semibold hover:bg-paper-deep aria-[current=page]:bg-marigold-wash"
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
