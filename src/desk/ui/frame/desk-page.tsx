import type { ReactNode } from 'react';
import { useTitle } from '#desk/kit/use-title.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Content beside the heading, such as a main act. */
  acts?: ReactNode;
  /** Leaves the height to the rows of a list. */
  dense?: boolean;
  /** Wide, and on a wide screen as high as the window: its parts scroll in themselves. */
  oneScreen?: boolean;
  /** On a phone the heading is read out alone: the same words stand in the first field. */
  inField?: boolean;
  children: ReactNode;
};

const looks = {
  usual: { page: 'max-w-6xl py-6 md:px-8 md:py-8', header: 'mb-6 items-end gap-4' },
  dense: { page: 'max-w-6xl py-2 md:px-8 md:py-3', header: 'mb-1 items-center gap-4' },
  oneScreen: {
    page: 'py-3 xl:flex xl:h-[calc(100dvh-4rem)] xl:flex-col',
    header: 'mb-3 items-end gap-x-4 gap-y-1',
  },
};

/** A page of the desk with its heading, which is focused when the page opens. */
export function DeskPage({
  title,
  lead,
  acts,
  dense = false,
  oneScreen = false,
  inField = false,
  children,
}: Props) {
  useTitle(title);
  const look = looks[oneScreen ? 'oneScreen' : dense ? 'dense' : 'usual'];
  return (
    <div className={`mx-auto w-full px-4 ${look.page}`}>
      <header className={`flex flex-wrap justify-between ${look.header}`}>
        <div>
          <h1 tabIndex={-1} className={`text-2xl ${inField ? 'max-md:sr-only' : ''}`}>
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-2xl text-sm text-ink-soft">{lead}</p>}
        </div>
        {acts}
      </header>
      {children}
    </div>
  );
}
