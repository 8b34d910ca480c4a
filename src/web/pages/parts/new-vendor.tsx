import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PublicVendor } from '#contract/vendors.ts';
import { askOwnVendor } from '#kit/api/own-vendor.ts';
import { FirstSteps } from '#features/vendor-edit/first-steps.tsx';
import { MailLinkAgain } from '#features/account/mail-link-again.tsx';

/** The first steps of a vendor who has just registered, above its own page. "Done" shows the page as it has become. */
export function NewVendor({ vendor }: { vendor: PublicVendor }) {
  const [own, setOwn] = useState(vendor);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refetch = useCallback(async () => setOwn(await askOwnVendor()), []);
  useEffect(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <FirstSteps
      vendor={own}
      refetch={refetch}
      mailAgain={<MailLinkAgain />}
      onDone={() => void navigate(pathname, { replace: true })}
    />
  );
}
