import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ValueProps } from './value-props.ts';

const MarkdownField = lazy(async () => ({
  default: (await import('../markdown/markdown-field.tsx')).MarkdownField,
}));

/** The text editor, loaded only where it is used. */
export const LazyMarkdownField = (props: ValueProps) => (
  <Suspense fallback={<Skeleton className="h-80" />}>
    <MarkdownField {...props} />
  </Suspense>
);
