import { ButtonAnchor } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The stated sentence, and a way on: the same page once more. */
export function BlogsFailed({ message }: { message: string }) {
  return (
    <Notice role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{message}</p>
      <ButtonAnchor href="" look="secondary">
        Try again
      </ButtonAnchor>
    </Notice>
  );
}
