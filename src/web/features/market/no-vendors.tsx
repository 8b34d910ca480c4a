import { paths } from '#facts/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** A market in which nobody is listed yet. */
export function NoVendors({ market }: { market: string }) {
  return (
    <Notice className="mb-6">
      <p>
        Nobody in {market} is listed yet. Look among <TextLink to={paths.vendors}>all vendors</TextLink>, or,
        if you have a shop there, <TextLink to={paths.register}>list your business</TextLink>.
      </p>
    </Notice>
  );
}
