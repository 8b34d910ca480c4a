import { useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { Prose } from '#kit/page/prose.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { quietApi } from '../../../kit/api.ts';

/** The text is rendered after this pause, never at a keystroke, and an older answer never replaces a newer one. */
const pauseMs = 700;
type Preview = { html: string; failure: string | null };

/** The text as the pages show it. */
export function TextPreview({ text }: { text: string }) {
  const settled = useDebounced(text, pauseMs);
  const [{ html, failure }, setShown] = useState<Preview>({ html: '', failure: null });
  useEffect(() => {
    let superseded = false;
    quietApi.staffContentRender({ body: { markdown: settled } }).then(
      (rendered) => superseded || setShown({ html: rendered.html, failure: null }),
      (error: unknown) => {
        const words = isApiError(error) ? error.message : 'This could not be shown.';
        if (!superseded) setShown((shown) => ({ ...shown, failure: words }));
      },
    );
    return () => {
      superseded = true;
    };
  }, [settled]);
  return (
    <section
      aria-label="Preview"
      className="min-w-0 overflow-auto border-line bg-ground p-4 max-lg:border-t lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:border-l"
    >
      {failure && <p className="mb-3 text-sm text-sindoor">{failure} The text itself is kept.</p>}
      {html === '' && !failure ? (
        <p className="text-ink-soft">Nothing to show yet.</p>
      ) : (
        <Prose className="[&>:first-child]:mt-0" html={html} />
      )}
    </section>
  );
}
