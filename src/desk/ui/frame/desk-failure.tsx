import { useRouteError } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** An error page: the reason, and another try. */
export function DeskFailure() {
  const error = useRouteError();
  const said = isApiError(error) ? error.message : 'This page could not be shown.';
  return (
    <div className="wrap max-w-2xl py-12">
      <Notice tone="warning" role="alert">
        <p>{said}</p>
      </Notice>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
