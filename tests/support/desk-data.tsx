/** @file The desk's data client around a part rendered by a test. */
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#desk/kit/query.ts';

/** A `wrapper` for tests: the client of the desk, as in `main.tsx`. */
export const DeskData = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
