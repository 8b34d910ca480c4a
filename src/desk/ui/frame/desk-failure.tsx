import { useRouteError } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';

/** An error page: the reason, and another try. */
export function DeskFailure() {
  const error = useRouteError();
  const said = isApiError(error) ? error.message : 'This page could not be shown.';
  return (
    <div className="wrap max-w-2xl py-12">
      <Alert>
        <p>{said}</p>
      </Alert>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
