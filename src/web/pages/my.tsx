import { paths } from '#facts/paths.ts';
import { myWords as words } from '#content/my.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { sendLinksCall } from '#kit/api/my-links-calls.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { OwnThings } from '#features/my/own-things.tsx';
import { SendLinks } from '#features/my/send-links.tsx';
import type { Route } from './+types/my';

export const action = formAction(sendLinksCall);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: paths.my, hidden: true });

/** The requests, lists and plans of this device, unknown to the server, and a link to those of an e-mail address. */
export default function My() {
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <OwnThings />
      <SendLinks />
    </div>
  );
}
