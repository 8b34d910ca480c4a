/** Says of a made-up vendor that it is one; stands behind a name. */
export function SampleMark() {
  return (
    <>
      {' '}
      <span className="ml-1 inline-block rounded-full bg-paper-deep px-2.5 py-0.5 align-middle text-xs font-semibold text-ink">
        Sample
      </span>
    </>
  );
}
