import { paths } from '#facts/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageLink } from '#ui/page-link.tsx';

const link = 'text-teal underline underline-offset-4';

/** A market in which nobody is listed yet. */
export function NoVendors({ market }: { market: string }) {
  return (
    <Notice className="mb-6">
      <p>
        Nobody in {market} is listed yet. Look among{' '}
        <PageLink to={paths.vendors} className={link}>
          all vendors
        </PageLink>
        , or, if you have a shop there,{' '}
        <PageLink to={paths.register} className={link}>
          list your business
        </PageLink>
        .
      </p>
    </Notice>
  );
}
