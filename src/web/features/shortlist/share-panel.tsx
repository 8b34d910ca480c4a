import { useNavigate } from 'react-router';
import { sharedListLimits as limits } from '#facts/limits.ts';
import { shortlistWords as words } from '#content/shortlist.ts';
import { isLike, hasShape } from '#contract/shape.ts';
import { checked } from '#contract/reply.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { keepLink } from '#kit/device/own-links.ts';
import type { SavedVendor } from '#kit/device/shortlist.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';

const isAddress = hasShape<{ path: string }>({ path: isLike(/^\/list\/[\w-]+$/) });

const shareCall = (saved: readonly SavedVendor[]): FormCall<{ path: string }> => ({
  keep: ['title'],
  call: (api, { title = '' }) =>
    checked(
      isAddress,
      api.listCreate({ body: { title, vendorIds: saved.slice(0, limits.vendors).map(({ id }) => id) } }),
    ),
});

/** Creates a list that others open by its address, stores the link on this device, and opens it. */
export function SharePanel({ saved }: { saved: readonly SavedVendor[] }) {
  const navigate = useNavigate();
  const { outcome, sending, onSubmit } = useFormCall(shareCall(saved), {
    params: {},
    onDone: ({ path }, form) => {
      keepLink({ kind: 'list', path, title: formValues(new FormData(form))['title'] ?? '' });
      return navigate(path);
    },
  });
  return (
    <section
      aria-labelledby="share"
      className="no-print rounded-xl border border-line bg-paper p-5 shadow-card"
    >
      <h2 id="share" className="text-2xl">
        {words.share}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {words.shareLead} {saved.length > limits.vendors && words.shareMore(limits.vendors)}
      </p>
      <form onSubmit={onSubmit} className="grid gap-4">
        <Alert>{outcome.failure}</Alert>
        <Field
          name="title"
          label={words.shareTitle}
          hint={words.shareTitleHint}
          error={outcome.fieldErrors['title']}
          required
          maxLength={limits.title}
        />
        <div>
          <Button type="submit" disabled={sending}>
            {sending ? words.sharing : words.share}
          </Button>
        </div>
      </form>
    </section>
  );
}
