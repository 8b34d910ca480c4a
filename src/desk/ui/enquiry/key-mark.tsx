/** The key of a button, for the eye; where no keyboard is at hand it takes no room. */
export const KeyMark = ({ children }: { children: string }) => (
  <kbd
    aria-hidden
    className="rounded-sm border border-current px-1.5 font-mono text-xs font-normal text-current max-lg:hidden"
  >
    {children}
  </kbd>
);
