import type { PublicVendor } from '#contract/vendors.ts';
import { visibilityWords } from '#content/vendor-visibility.ts';
import { Notice } from '#ui/notice.tsx';

/** Tells a vendor whose page is hidden the reason. */
export function NotPublic({ vendor: { visibility = 'public', hiddenReason } }: { vendor: PublicVendor }) {
  if (visibility === 'public') return null;
  // A newer release may send a state without a text here.
  const words: { heading: string; detail: string } | undefined = visibilityWords[visibility];
  if (!words) return null;
  return (
    <Notice tone="warning" role="status" className="mb-5">
      <p className="font-semibold">{words.heading}</p>
      <p className="mt-1">{words.detail}</p>
      {hiddenReason && <p className="mt-1 whitespace-pre-wrap">{hiddenReason}</p>}
    </Notice>
  );
}
