import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';

/** The page for an unknown address of the desk. */
export const Component = () => (
  <DeskPage title="There is nothing here">
    <Link to={deskPaths.home} className="font-semibold text-teal hover:underline">
      Back to today
    </Link>
  </DeskPage>
);
