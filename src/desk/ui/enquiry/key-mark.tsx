/** The visible key of a button; hidden where there is no keyboard. */
export const KeyMark = ({ children }: { children: string }) => (
  <kbd
    aria-hidden
    className="rounded-sm border border-current px-1.5 font-mono text-xs font-normal text-current max-lg:hidden"
  >
    {children}
  </kbd>
);
