/** @file Entry point of the desk in the browser. */
import './styles/desk.css';
import '#kit/forms/text-limits.ts';
import '#kit/forms/validator-settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './kit/query.ts';
import { createDeskRouter } from './router.tsx';

// A newer release removed this page's file: reloading the document loads the new ones. Typed text is in drafts.
window.addEventListener('vite:preloadError', () => window.location.reload());

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createDeskRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
