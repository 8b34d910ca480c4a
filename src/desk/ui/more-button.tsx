import { Button } from '#ui/button.tsx';

type Props = { more: { busy: boolean; show: () => void } | null };

/** A button that loads the next page of a list; nothing on the last one. */
export const MoreButton = ({ more }: Props) =>
  more && (
    <Button look="secondary" disabled={more.busy} onClick={more.show} className="mx-auto mt-6 flex">
      Show more
    </Button>
  );
