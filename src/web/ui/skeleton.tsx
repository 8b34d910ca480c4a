/** A placeholder in the final size, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-breathe rounded-md bg-paper-deep ${className}`} />;
}
