import { Notice } from '#ui/notice.tsx';

/** Why a text was not sent, and that it is still there. Nothing without a failure. */
export const KeptNotice = ({ failure }: { failure: string | null }) =>
  failure && (
    <Notice tone="warning" role="alert">
      {failure} What you wrote is still here.
    </Notice>
  );
