import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The stated sentence, and two ways on: the same page once more, or all vendors. */
export function MarketFailed({ message }: { message: string }) {
  return (
    <Notice role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">{message}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href="" look="secondary">
          Try again
        </ButtonAnchor>
        <ButtonLink to={paths.vendors} look="quiet">
          All vendors
        </ButtonLink>
      </div>
    </Notice>
  );
}
