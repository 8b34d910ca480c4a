import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Likeness, Twin } from '#contract/desk/duplicates.ts';
import { enquiryPath } from '../../kit/enquiry-path.ts';
import { showMoment } from '../../kit/format.ts';
import { Tag } from '../tag.tsx';

const likenessWords: Readonly<Record<Likeness, string>> = {
  phone: 'Same phone',
  email: 'Same e-mail',
  text: 'Nearly the same text',
};

type Props = { twin: Twin; alike?: readonly Likeness[]; children?: ReactNode };

/** Another enquiry, with enough data to judge whether it is the same. */
export const TwinCard = ({ twin, alike = [], children }: Props) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={enquiryPath(twin.reference)} className="font-mono font-semibold text-teal hover:underline">
          {twin.reference}
        </Link>
        <Tag>{twin.status}</Tag>
        {alike.map((one) => (
          <Tag key={one} tone="due">
            {likenessWords[one]}
          </Tag>
        ))}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[showMoment(twin.sentAt), twin.name, twin.phone, twin.email].filter(Boolean).join(' · ')}
      </p>
      {twin.message && <p className="mt-1 line-clamp-3 text-sm wrap-anywhere">{twin.message}</p>}
    </div>
    {children}
  </div>
);
