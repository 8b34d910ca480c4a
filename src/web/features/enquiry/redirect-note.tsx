/** Says that the page will change by itself, and that it need not. Keeps its line when that is over. */
export function RedirectNote({ waiting, children }: { waiting: boolean; children: string }) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {waiting
        ? `You will be taken to ${children} in a moment. Tap or press a key to stay.`
        : 'You stay on this page.'}
    </p>
  );
}
