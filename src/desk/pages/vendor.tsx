import { Link, useParams, useSearchParams } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { profilePath } from '#facts/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { mayCall } from '../kit/rights.ts';
import { searchOf } from '../kit/search-of.ts';
import { useSession } from '../kit/session.ts';
import { reads, useRead } from '../kit/query.ts';
import { useVersionedAction } from '../kit/action.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { ClaimInvite } from '#desk/ui/vendor/claim-invite.tsx';
import { VendorActs } from '#desk/ui/vendor/vendor-acts.tsx';
import { VendorEdit } from '#desk/ui/vendor/vendor-edit.tsx';
import { VendorFacts } from '#desk/ui/vendor/vendor-facts.tsx';
import { VendorLook } from '#desk/ui/vendor/vendor-look.tsx';
import { VendorTags } from '#desk/ui/vendor/vendor-tags.tsx';
import { Views } from '../ui/views.tsx';

const aboutView = { label: 'About', search: '' };
const lookView = { label: 'As the vendor sees it', search: '?view=look' };
const editView = { label: 'Edit', search: '?view=edit' };
const link = 'tap inline-flex items-center font-semibold text-teal hover:underline';

/** One vendor: its data, its own view, and the possible acts. */
export function Component() {
  const { vendorId = '' } = useParams();
  const [search] = useSearchParams();
  const role = useSession()?.role;
  const read = useRead(reads.staffVendorGet({ params: { vendorId } }));
  const { busy, failure, fieldErrors, work } = useVersionedAction('staffVendorGet');
  // A step's only field is the reason, whose error is shown above it.
  const stepFailure = failure ?? Object.values(fieldErrors)[0] ?? null;
  const params = { vendorId };
  const mayEdit = mayCall(role, 'staffVendorEdit');
  const view = search.get('view');
  return (
    <DeskPage
      title={read.value?.companyName ?? 'Vendor'}
      acts={<Views views={mayEdit ? [aboutView, lookView, editView] : [aboutView, lookView]} />}
    >
      <ReadSection read={read}>
        {(vendor) => (
          <div className="grid gap-6">
            <p className="flex flex-wrap gap-2">
              <VendorTags vendor={vendor} />
            </p>
            {view === 'look' && <VendorLook vendor={vendor} />}
            {view === 'edit' && mayEdit && (
              <VendorEdit
                key={vendor.id}
                {...{ vendor, busy, failure, fieldErrors }}
                onSave={(body) => work(() => api.staffVendorEdit({ params, body }))}
              />
            )}
            {view !== 'look' && view !== 'edit' && (
              <>
                <Alert>{stepFailure}</Alert>
                <VendorFacts vendor={vendor} />
                <p className="flex flex-wrap gap-x-6">
                  {vendor.visibility === 'public' && (
                    <a href={profilePath(vendor.id)} className={link}>
                      Its page
                    </a>
                  )}
                  {mayCall(role, 'staffActionList') && (
                    <Link to={deskPaths.record + searchOf({ subject: vendor.id })} className={link}>
                      What the staff did with it
                    </Link>
                  )}
                </p>
                {mayCall(role, 'staffClaimInvite') &&
                  vendor.emailConfirmed === null &&
                  !vendor.isSample &&
                  vendor.visibility === 'public' && <ClaimInvite vendorId={vendor.id} />}
                {mayCall(role, 'staffVendorChange') && (
                  <VendorActs
                    {...{ vendor, busy, failure: stepFailure }}
                    onStep={(change, reason) =>
                      work(() =>
                        api.staffVendorChange({ params, body: { change, ...(reason && { reason }) } }),
                      )
                    }
                  />
                )}
              </>
            )}
          </div>
        )}
      </ReadSection>
    </DeskPage>
  );
}
