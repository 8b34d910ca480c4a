/** Shown while the desk's first page loads. */
export function DeskLoading() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-ink-soft">
      Opening the desk…
    </p>
  );
}
