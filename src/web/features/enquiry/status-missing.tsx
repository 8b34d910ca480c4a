import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** For every link that opens nothing one answer; for a server that is away, another. */
export function StatusMissing({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading
        lead={
          missing
            ? 'Please check that you have the whole link. It stands in the e-mail that we sent you.'
            : 'Your request is safe with us. Please try again in a minute.'
        }
      >
        {missing ? 'This link opens no request' : 'We cannot show your request just now'}
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        {!missing && <ButtonAnchor href="">Try again</ButtonAnchor>}
        <ButtonLink to={paths.contact} look="secondary">
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
}
