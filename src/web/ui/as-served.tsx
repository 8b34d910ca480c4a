import { useMadeInBrowser } from './use-hydrated.ts';

type Props = {
  /** What the text is made of; where it changes, the text is written anew. */
  of: string;
  write: (of: string) => string;
};

function Text({ of, write }: Props) {
  const madeInBrowser = useMadeInBrowser();
  // While the server's text is taken over React leaves what stands there, whatever it would write itself.
  return <span suppressHydrationWarning>{import.meta.env.SSR || madeInBrowser ? write(of) : '…'}</span>;
}

/**
 * A text that only `Intl` can write, such as a date: its first use costs a phone a tenth of a second (src/shared/words/formats.ts), so
 * that what the server wrote is left as it stands, and the browser writes only what it shows first.
 */
export const AsServed = (props: Props) => <Text key={props.of} {...props} />;
