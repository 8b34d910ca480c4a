import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';

/** An address that the desk does not have. */
export const Component = () => (
  <DeskPage title="There is nothing here">
    <Link to={deskPaths.home} className="font-semibold text-teal hover:underline">
      Back to today
    </Link>
  </DeskPage>
);
