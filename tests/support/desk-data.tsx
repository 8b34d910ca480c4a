/** @file The desk's reads around a part that a test draws. */
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#desk/kit/query.ts';

/** As `wrapper` of a test: the client of the desk, as `main.tsx` has it. */
export const DeskData = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
