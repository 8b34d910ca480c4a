import { groundOf } from './monogram.tsx';

/** Replaces a missing picture: a name or a trade, set large. The same text is below it, so it is hidden from screen readers. */
export function NameBanner({ name, className = 'text-2xl' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={`relative isolate grid place-items-center overflow-hidden p-3 text-center xs:p-6 before:absolute before:inset-x-[12%] before:top-[10%] before:bottom-0 before:-z-10 before:bg-current/10 before:jharokha ${groundOf(name)} ${className}`}
    >
      <span className="line-clamp-3 leading-tight font-semibold text-balance wrap-anywhere">{name}</span>
    </span>
  );
}
