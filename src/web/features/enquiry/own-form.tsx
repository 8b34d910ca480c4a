import type { ReactNode } from 'react';
import { Form } from 'react-router';

/** A plain form, so that it works without scripts. */
export function OwnForm({
  intent,
  children,
  className = '',
}: {
  intent: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Form method="post" replace preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
