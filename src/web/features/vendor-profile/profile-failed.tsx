import { errorWith } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';

/** In place of a profile that is not there or could not be loaded: the stated words, and a way on. */
export function ProfileFailed({ status, message }: { status: number; message: string }) {
  const missing = status === 404;
  return (
    <div className="wrap grid items-center gap-8 py-12 md:grid-cols-[1.4fr_1fr]">
      <div>
        <div role="alert">
          <PageHeading
            lead={
              missing
                ? 'The business may have closed its page, or the address is mistyped.'
                : 'It may work again in a minute.'
            }
          >
            {errorWith(message)}
          </PageHeading>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {!missing && <ButtonAnchor href="">Try again</ButtonAnchor>}
          <ButtonLink to={paths.weddingVendors} look="secondary">
            Find vendors for an event
          </ButtonLink>
          <ButtonLink to={paths.constructionVendors} look="secondary">
            Find vendors for building
          </ButtonLink>
        </div>
      </div>
      <div className="hidden md:block">
        <Picture
          name="default/vendor"
          alt=""
          shape={{ width: 800, height: 800, widths: [240, 480] }}
          sizes="24rem"
          className="max-w-sm rounded-xl"
        />
      </div>
    </div>
  );
}
