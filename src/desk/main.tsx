/** @file Where the desk begins in the browser. */
import './styles/desk.css';
import '#kit/forms/text-limits.ts';
import '#kit/forms/validator-settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './kit/query.ts';
import { createDeskRouter } from './router.tsx';

// A page of the desk whose file a newer release took away: the document brings the new ones. What is typed lies in drafts.
window.addEventListener('vite:preloadError', () => window.location.reload());

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createDeskRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
