import { lazyPart } from '#kit/lazy-part.tsx';
import type { QuoteSent } from './quote-sent.tsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof QuoteSent>;

/** The summary after a quote was sent; without its code the stated words alone. */
export const QuoteSentPart = lazyPart<Props>(
  () => import('./quote-sent.tsx').then((module) => module.QuoteSent),
  {
    StandIn: ({ kind: { success } }) => (
      <p role="status">
        {success.heading} {success.detail}
      </p>
    ),
  },
);
