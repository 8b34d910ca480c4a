import { Link, useParams } from 'react-router';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { staffApi } from '#facts/staff-api.ts';
import { Alert } from '#ui/alert.tsx';
import { useAction } from '../kit/action.ts';
import { api } from '../kit/api.ts';
import { showMoment } from '../kit/format.ts';
import { reads, useRead } from '../kit/query.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ClaimActs } from '../ui/claims/claim-acts.tsx';
import { claimWords } from '../ui/claims/claim-words.ts';
import { FactList } from '../ui/fact-list.tsx';
import { ReadSection } from '../ui/read-section.tsx';

const link = 'tap inline-flex items-center font-semibold text-teal hover:underline';

/** One claim: who claims what, the code for the call or the document, and the decision. */
export function Component() {
  const { claimId = '' } = useParams();
  const role = useSession()?.role;
  const params = { claimId };
  const read = useRead(reads.staffClaimRead({ params: { claimId } }));
  const { busy, failure, fieldErrors, run } = useAction();
  const said = Object.values(fieldErrors)[0] ?? failure;
  return (
    <DeskPage title={read.value ? `Claim: ${read.value.vendorName}` : 'Claim'}>
      <ReadSection read={read}>
        {(claim) => (
          <div className="grid gap-6">
            <FactList
              facts={[
                ['State', claimWords[claim.status]],
                [
                  'Page',
                  <Link
                    key="vendor"
                    to={fillPath(deskPaths.vendor, { vendorId: claim.vendorId })}
                    className={link}
                  >
                    {claim.vendorName}
                  </Link>,
                ],
                ['Name', claim.name],
                ['E-mail', claim.email],
                ['Number on the page', claim.phone],
                ['Begun', showMoment(claim.createdAt)],
                ['Asked to be called', claim.callAskedAt && showMoment(claim.callAskedAt)],
                ['Reason', claim.reason],
                ['Decided by', claim.decidedBy],
                ['Decided', claim.decidedAt && showMoment(claim.decidedAt)],
              ]}
            />
            {claim.code && (
              <section aria-labelledby="code">
                <h2 id="code" className="text-lg">
                  Code for the call
                </h2>
                <p className="text-sm text-ink-soft">
                  Call {claim.phone} and no other number. Ask for the owner, and read this out once.
                </p>
                <p className="font-display text-3xl tracking-widest tabular-nums">{claim.code}</p>
              </section>
            )}
            {claim.document && mayCall(role, 'staffClaimDocument') && (
              <p>
                <a
                  href={fillPath(parseRoute(staffApi.staffClaimDocument).path, params)}
                  download
                  className={link}
                >
                  {`Save the ${claim.document.kind === 'pdf' ? 'PDF' : 'picture'}, ${Math.ceil(claim.document.bytes / 1024)} kB`}
                </a>
              </p>
            )}
            <Alert>{said}</Alert>
            {mayCall(role, 'staffClaimStep') && (
              <ClaimActs
                key={claim.status}
                {...{ claim, busy }}
                onStep={async (step, reason) => {
                  const done = await run(() =>
                    api.staffClaimStep({ params, body: { step, ...(reason && { reason }) } }),
                  );
                  await read.again();
                  return done;
                }}
              />
            )}
          </div>
        )}
      </ReadSection>
    </DeskPage>
  );
}
