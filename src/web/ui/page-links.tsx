import { t } from '#words/t.ts';
import { ButtonLink } from './button.tsx';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the neighbouring pages of a list; nothing where there is one page. */
export function PageLinks({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('Pages')} className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink to={hrefOf(page - 1)} rel="prev" look="secondary">
          {t('Previous')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-ink-soft">{t('Page {page} of {pages}', { page, pages })}</p>
      {page < pages ? (
        <ButtonLink to={hrefOf(page + 1)} rel="next" look="secondary">
          {t('Next')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
