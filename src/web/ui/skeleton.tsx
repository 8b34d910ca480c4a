/** A block of the size of what is coming, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-breathe rounded-md bg-paper-deep ${className}`} />;
}
