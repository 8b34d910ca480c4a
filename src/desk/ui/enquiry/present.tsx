import type { Presence } from '#contract/desk/event-stream.ts';

const list = new Intl.ListFormat('en-IN');
const sentence = (names: string[], does: string, do_: string) =>
  names.length > 0 && `${list.format(names)} ${names.length === 1 ? does : do_}.`;

/** Others who have this open, and those who are writing. Announced to screen readers, as it affects the next step. */
export function Present({ present }: { present: readonly Presence[] }) {
  const names = (writing: boolean) =>
    present.filter((one) => one.writing === writing).map(({ name }) => name);
  const words = [
    sentence(names(true), 'is writing here', 'are writing here'),
    sentence(names(false), 'is here too', 'are here too'),
  ].filter(Boolean);
  return (
    <p
      role="status"
      className={words.length > 0 ? 'rounded-md bg-marigold-wash px-3 py-2 text-sm' : 'sr-only'}
    >
      {words.join(' ')}
    </p>
  );
}
