import { ButtonLink } from '#ui/button.tsx';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** The way to the neighbouring pages. */
export function DirectoryPages({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink to={hrefOf(page - 1)} rel="prev" look="secondary">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-ink-soft">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink to={hrefOf(page + 1)} rel="next" look="secondary">
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
