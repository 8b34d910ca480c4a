import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import { visibilityWords } from '#content/vendor-visibility.ts';
import { Notice } from '#ui/notice.tsx';
import { FactList } from '#desk/ui/fact-list.tsx';

/** The vendor's own account and the state of its page, as the vendor sees them. Read-only. */
export function VendorLook({ vendor }: { vendor: DeskVendorDetail }) {
  const { visibility, hiddenReason, email, emailConfirmed, phone, website, missing, enquiries } = vendor;
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="text-sm text-ink-soft">Read only. Nobody is signed in as the vendor here.</p>
      {visibility !== 'public' && (
        <Notice tone="warning">
          <p className="font-semibold">{visibilityWords[visibility].heading}</p>
          <p className="mt-1">{visibilityWords[visibility].detail}</p>
          {hiddenReason && <p className="mt-1 whitespace-pre-wrap">{hiddenReason}</p>}
        </Notice>
      )}
      <section aria-labelledby="look-account">
        <h2 id="look-account" className="mb-2 text-lg">
          Your account
        </h2>
        {emailConfirmed === null ? (
          <p className="text-sm">Nobody can sign in as this vendor.</p>
        ) : (
          <FactList
            facts={[
              ['E-mail', `${email ?? ''} (${emailConfirmed ? 'confirmed' : 'not confirmed'})`],
              ['Phone', phone],
              ['Website', website],
              ['Enquiries so far', String(enquiries)],
            ]}
          />
        )}
      </section>
      <section aria-labelledby="look-page">
        <h2 id="look-page" className="mb-2 text-lg">
          What the page lacks
        </h2>
        {missing.length === 0 ? (
          <p className="text-sm">Nothing: the page is complete.</p>
        ) : (
          <ul className="list-inside list-disc text-sm">
            {missing.map((todo) => (
              <li key={todo}>{todo}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
