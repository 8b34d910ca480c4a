import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Props<T> = {
  read: { value: T | null; failure: string | null; again: () => Promise<void> };
  children: (value: T) => ReactNode;
};

/** The content of a read, in its states. A failure is shown above the earlier content. */
export function ReadSection<T>({ read: { value, failure, again }, children }: Props<T>) {
  return (
    <>
      {failure && (
        <Alert className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <span>{failure}</span>
          <Button look="secondary" onClick={() => void again()}>
            Try again
          </Button>
        </Alert>
      )}
      {value !== null && children(value)}
      {value === null && !failure && (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-40" />
        </div>
      )}
    </>
  );
}
