/** @file What this device knows of each trade: its saved vendors, the enquiries sent from it, and the quotes accepted in them. */
import { useEffect, useMemo, useState } from 'react';
import { checked } from '#contract/reply.ts';
import { hasShape, isListOf } from '#contract/shape.ts';
import { isText } from '#domain/formats/fields.ts';
import type { AcceptedQuote, TradeFacts } from '#domain/plans/trade-progress.ts';
import { api } from '#kit/api/api.ts';
import { useOwnLinks, type OwnLink } from '#kit/device/own-links.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { tradeOfKind } from './trade-forms.ts';

/** The newest enquiries are asked for their quotes; a plan needs no more. */
const askedMax = 12;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isSheet = hasShape({
  quotes: isListOf(
    hasShape({
      status: isText,
      vendorId: isText,
      vendorName: isText,
      content: hasShape({ totals: hasShape({ total: isNumber }) }),
    }),
  ),
});
const isVendor = hasShape({ categories: isListOf(isText) });
const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** A vendor or an enquiry that is gone, or a network that is down, leaves its part out. */
const orNothing = <T>(part: Promise<T>, nothing: T): Promise<T> => part.catch(() => nothing);
const tradesOf = (vendorId: string): Promise<string[]> =>
  orNothing(
    checked(isVendor, api.vendorGet({ params: { vendorId } })).then(({ categories }) => categories),
    [],
  );

async function acceptedIn({ path }: OwnLink): Promise<AcceptedQuote[]> {
  const secret = path.slice(path.lastIndexOf('/') + 1);
  const { quotes } = await checked(isSheet, api.enquiryQuotes({ params: { secret } }));
  return Promise.all(
    quotes
      .filter(({ status }) => status === 'accepted')
      .map(async ({ vendorId, vendorName, content }) => ({
        name: vendorName,
        trades: await tradesOf(vendorId),
        rupees: Math.round(content.totals.total / 100),
      })),
  );
}

type Read = Pick<TradeFacts, 'asked' | 'accepted'>;
const unread: Read = { asked: [], accepted: [] };

/** Returns what the device knows; what the server must be asked for comes a moment later. */
export function useTradeFacts(): TradeFacts {
  const saved = useShortlist();
  const links = useOwnLinks();
  const [read, setRead] = useState(unread);
  useEffect(() => {
    let isOpen = true;
    const enquiries = links.filter(({ kind }) => kind === 'enquiry').slice(0, askedMax);
    const vendors = new Set(enquiries.flatMap(({ about = [] }) => about.filter(isId)));
    void Promise.all([
      Promise.all([...vendors].slice(0, askedMax).map(tradesOf)),
      Promise.all(enquiries.map((link) => orNothing(acceptedIn(link), []))),
    ]).then(([asked, accepted]) => {
      if (isOpen) setRead({ asked: asked.flat(), accepted: accepted.flat() });
    });
    return () => {
      isOpen = false;
    };
  }, [links]);
  return useMemo(() => {
    const kinds = links.flatMap(({ about = [] }) => tradeOfKind[about[0] ?? ''] ?? []);
    return {
      saved: saved.flatMap(({ category }) => category ?? []),
      asked: [...kinds, ...read.asked],
      accepted: read.accepted,
    };
  }, [saved, links, read]);
}
