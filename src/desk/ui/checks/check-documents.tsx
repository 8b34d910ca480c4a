import type { DeskCheckDetail } from '#contract/desk/checks.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { staffApi } from '#facts/staff-api.ts';
import { showMoment } from '#desk/kit/format.ts';

const addressOf = (checkId: string, documentId: string) =>
  fillPath(parseRoute(staffApi.staffCheckDocument).path, { checkId, documentId });

/** The vendor's documents. A PDF is downloaded, not opened here; each view is recorded. */
export const CheckDocuments = ({ check }: { check: DeskCheckDetail }) => (
  <section aria-labelledby="documents">
    <h2 id="documents" className="text-lg">
      Documents
    </h2>
    {check.files.length === 0 ? (
      <p className="mt-1 text-sm text-ink-soft">None. They are destroyed once a decision stands.</p>
    ) : (
      <ul className="mt-2 grid gap-4">
        {check.files.map(({ id, kind, bytes, addedAt }) => (
          <li key={id}>
            <a
              href={addressOf(check.id, id)}
              download
              className="tap inline-flex items-center font-semibold text-teal hover:underline"
            >
              {`Save the ${kind === 'pdf' ? 'PDF' : 'picture'}, ${Math.ceil(bytes / 1024)} kB, of ${showMoment(addedAt)}`}
            </a>
            {kind === 'picture' && (
              <img
                src={addressOf(check.id, id)}
                alt="Document of the vendor"
                className="max-h-[80vh] max-w-full rounded-md border border-line"
              />
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);
