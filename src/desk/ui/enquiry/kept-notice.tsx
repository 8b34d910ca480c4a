import { Alert } from '#ui/alert.tsx';

/** Why a text was not sent, and that it is still there. Nothing without a failure. */
export const KeptNotice = ({ failure }: { failure: string | null }) =>
  failure && <Alert>{failure} What you wrote is still here.</Alert>;
