import { useMadeInBrowser } from './use-hydrated.ts';

type Props = {
  /** The value behind the text; when it changes, the text is written anew. */
  of: string;
  write: (of: string) => string;
};

function Text({ of, write }: Props) {
  const madeInBrowser = useMadeInBrowser();
  // During hydration React leaves the existing text, even if it would write another.
  return <span suppressHydrationWarning>{import.meta.env.SSR || madeInBrowser ? write(of) : '…'}</span>;
}

/**
 * A text that needs `Intl`, such as a date: its first use costs a phone a tenth of a second (src/shared/words/formats.ts), so the server's
 * text is left unchanged, and the browser writes only texts that it renders first.
 */
export const AsServed = (props: Props) => <Text key={props.of} {...props} />;
