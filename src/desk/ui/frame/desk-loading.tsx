/** While the first page of the desk is on its way. */
export function DeskLoading() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-ink-soft">
      Opening the desk…
    </p>
  );
}
