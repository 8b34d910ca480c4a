import { Link, useParams } from 'react-router';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import { fillPath } from '#contract/kit.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { showDay, showMoment } from '../kit/format.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/action.ts';
import { reads, useRead } from '../kit/query.ts';
import { CheckActs } from '#desk/ui/checks/check-acts.tsx';
import { CheckDocuments } from '#desk/ui/checks/check-documents.tsx';
import { CheckTag } from '#desk/ui/checks/check-tags.tsx';
import { CheckValue } from '#desk/ui/checks/check-value.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';

const verdicts = { good: 'good', look: 'due', wrong: 'bad' } as const;
const verdictWords = { good: 'Fits', look: 'Look', wrong: 'Wrong' } as const;

/** One check: the rule's result, the vendor's input, and the decision. */
export function Component() {
  const { checkId = '' } = useParams();
  const role = useSession()?.role;
  const params = { checkId };
  const read = useRead(reads.staffCheckRead({ params: { checkId } }));
  const { busy, failure, fieldErrors, run } = useAction();
  const said = Object.values(fieldErrors)[0] ?? failure;
  return (
    <DeskPage
      title={read.value ? `${checkKinds[read.value.kind].label}: ${read.value.vendorName}` : 'Check'}
      lead={read.value && checkKinds[read.value.kind].staff}
    >
      <ReadSection read={read}>
        {(check) => (
          <div className="grid gap-6">
            <p className="flex flex-wrap gap-2">
              <CheckTag status={check.status} />
            </p>
            <FactList
              facts={[
                ['To check', <CheckValue key="value" {...{ check }} />],
                [
                  'Vendor',
                  <Link
                    key="vendor"
                    to={fillPath(deskPaths.vendor, { vendorId: check.vendorId })}
                    className="font-semibold text-teal hover:underline"
                  >
                    {check.vendorName}
                  </Link>,
                ],
                ['Owner', check.vendor.ownerName],
                ['Address', check.vendor.address],
                ['Region', check.vendor.region],
                ['Asked for', showMoment(check.askedAt)],
                ['Decided by', check.decidedBy],
                ['Reason', check.reason],
                ['Checked on', check.checkedOn && showDay(check.checkedOn)],
                ['Badge until', check.validUntil && showDay(check.validUntil)],
              ]}
            />
            <section aria-labelledby="findings">
              <h2 id="findings" className="text-lg">
                What the rule says
              </h2>
              <ul className="mt-2 grid gap-1 text-sm">
                {check.findings.map(({ verdict, words }) => (
                  <li key={words} className="flex flex-wrap items-center gap-2">
                    <Tag tone={verdicts[verdict]}>{verdictWords[verdict]}</Tag> {words}
                  </li>
                ))}
              </ul>
            </section>
            {mayCall(role, 'staffCheckDocument') && <CheckDocuments check={check} />}
            <Alert>{said}</Alert>
            {mayCall(role, 'staffCheckStep') && (
              <CheckActs
                key={check.status}
                {...{ check, busy }}
                onStep={async (step, reason) => {
                  const done = await run(() =>
                    api.staffCheckStep({ params, body: { step, ...(reason && { reason }) } }),
                  );
                  // Also when somebody else was faster: its state has changed then.
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
