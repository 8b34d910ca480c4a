import { useMadeInBrowser } from './use-hydrated.ts';

type Props = {
  type: 'application/ld+json' | 'application/json';
  id?: string;
  /** On the server alone: in the browser the server's text stays unchanged. */
  data: unknown;
};

/** JSON in the server's HTML only. `<` is escaped, so that no text can end the script. */
export function JsonScript({ data, ...rest }: Props) {
  if (useMadeInBrowser()) return null;
  // React does not touch the server's text.
  const json = data ? JSON.stringify(data).replaceAll('<', String.raw`\u003c`) : '';
  return <script {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
