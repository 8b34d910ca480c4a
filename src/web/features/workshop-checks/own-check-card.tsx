import { useState } from 'react';
import {
  checkChanges,
  openChecks,
  shownChecks,
  type VendorCheckStep,
} from '#domain/vendors/check-changes.ts';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import { checkDocumentsMax, type OwnCheck } from '#contract/checks/checks.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { api as routes, successStatus } from '#facts/api.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { upload } from '#kit/api/upload.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { t, translated } from '#words/t.ts';

/** Runs an action, then reloads everything; resolves to whether it succeeded. */
export type Act = (work: () => Promise<unknown>) => Promise<boolean>;

const long = dayFormat({ dateStyle: 'long' });
const states: Readonly<Record<OwnCheck['status'], string>> = {
  requested: t('We are looking at it.'),
  needs_more: t('We need something more from you.'),
  verified: t('Checked.'),
  reminded: t('Checked. It ends soon: ask for it again.'),
  refused: t('We could not check it.'),
  expired: t('It has ended.'),
  withdrawn: t('You have withdrawn it.'),
  revoked: t('We have taken the badge off.'),
  changed: t('It ended because you changed what was checked.'),
  renewed: t('A newer check took its place.'),
};

function Documents({ check, busy, act }: { check: OwnCheck; busy: boolean; act: Act }) {
  const [share, setShare] = useState<number | null>(null);
  const params = { checkId: check.id };
  const send = (file: File) =>
    act(async () => {
      setShare(0);
      const form = new FormData();
      form.append('document', file);
      const path = fillPath(parseRoute(routes.checkDocumentAdd).path, params);
      const success = successStatus.checkDocumentAdd;
      await signed(({ headers }) => upload({ path, form, headers, success, onProgress: setShare })).finally(
        () => setShare(null),
      );
    });
  return (
    <div className="mt-4">
      <p className="font-semibold">{t('Documents for our office')}</p>
      <p className="text-sm text-ink-soft">
        {t('A picture or a PDF. Encrypted, seen by those who decide alone, destroyed after the decision.')}
      </p>
      <ul className="mt-2">
        {check.documents.map(({ id, kind, bytes }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span>
              {kind === 'pdf' ? t('PDF') : t('Picture')}, {Math.ceil(bytes / 1024)} kB
            </span>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() =>
                void act(() =>
                  signed((options) =>
                    api.checkDocumentRemove({ params: { ...params, documentId: id } }, options),
                  ),
                )
              }
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ul>
      {check.documents.length < checkDocumentsMax && (
        <div className="mt-3">
          <FilePicker
            accept="image/*,application/pdf"
            disabled={busy}
            onPick={([file]) => file && void send(file)}
          >
            {t('Add a document')}
          </FilePicker>
        </div>
      )}
      {share !== null && <p role="status">{t('{percent} % sent', { percent: Math.round(share * 100) })}</p>}
    </div>
  );
}

/** One check: its status, the notes of the rule and of the office, and the vendor's next actions. */
export function OwnCheckCard({ check, busy, act }: { check: OwnCheck; busy: boolean; act: Act }) {
  const { kind, status, value, findings, reason, checkedOn, validUntil } = check;
  const step = (name: VendorCheckStep) =>
    act(() =>
      signed((options) => api.checkStep({ params: { checkId: check.id }, body: { step: name } }, options)),
    );
  return (
    <article className="rounded-xl border border-line bg-paper p-5">
      <h3 className="text-xl">{checkKinds[kind].label}</h3>
      <p className="font-semibold">{states[status]}</p>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{value}</p>
      {shownChecks.includes(status) && checkedOn && validUntil && (
        <p className="mt-1 text-sm">
          {t('Checked on {day}, valid until {until}.', {
            day: showDay(long, checkedOn),
            until: showDay(long, validUntil),
          })}
        </p>
      )}
      {reason && <p className="mt-3 whitespace-pre-line wrap-anywhere">{reason}</p>}
      {openChecks.includes(status) && (
        <>
          <ul className="mt-3 list-disc pl-5 text-sm">
            {findings.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Documents {...{ check, busy, act }} />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {stepsFrom(checkChanges.vendor, status, false).map(([name, { label }]) => (
          <Button
            key={name}
            look={name === 'answer' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => void step(name)}
          >
            {translated(label)}
          </Button>
        ))}
      </div>
    </article>
  );
}
