import type { CheckStatus } from '#domain/vendors/check-changes.ts';
import { Tag } from '#desk/ui/tag.tsx';

const words: Readonly<Record<CheckStatus, { label: string; tone: 'quiet' | 'good' | 'due' | 'bad' }>> = {
  requested: { label: 'Waits for us', tone: 'due' },
  needs_more: { label: 'Waits for the vendor', tone: 'quiet' },
  verified: { label: 'Checked', tone: 'good' },
  reminded: { label: 'Checked, ends soon', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  expired: { label: 'Ended', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn by the vendor', tone: 'quiet' },
  revoked: { label: 'Taken off', tone: 'bad' },
  changed: { label: 'Value changed', tone: 'quiet' },
  renewed: { label: 'Renewed', tone: 'quiet' },
};

/** The status of a check. */
export const CheckTag = ({ status }: { status: CheckStatus }) => (
  <Tag tone={words[status].tone}>{words[status].label}</Tag>
);
