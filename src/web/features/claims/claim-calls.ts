/** @file Beginning the claim of a page, and going on with it: plain forms, which work without scripts. */
import { isText } from '#domain/formats/fields.ts';
import { claimStatuses, claimWays, type ClaimWay } from '#domain/vendors/claim-changes.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isFlag, isOneOf, orNull } from '#contract/shape.ts';
import type { Claim } from '#contract/claims.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';
import { isSaid } from '#kit/api/reply-shapes.ts';

export const isClaim = hasShape<Claim>({
  vendorId: isText,
  companyName: isText,
  way: isOneOf(claimWays),
  status: isOneOf(claimStatuses),
  phone: orNull(isText),
  callAsked: isFlag,
  hasDocument: isFlag,
  triesLeft: (value): value is number => typeof value === 'number',
  reason: orNull(isText),
});

/** Begins a claim; resolves to the sentence about the mailed link. */
export const claimBeginCall: FormCall<string, { vendorId: string }> = {
  keep: ['name', 'email', 'way'],
  call: async (api, { name = '', email = '', way = '' }, { params: { vendorId } }) =>
    (await checked(isSaid, api.claimBegin({ body: { vendorId, name, email, way: way as ClaimWay } })))
      .message,
  success: 201,
};

/** Asks for the call, or sends the typed code. */
export const claimActCall: FormCall<Claim, { secret: string }> = {
  keep: ['code'],
  call(api, { code = '', ...values }, { params }) {
    const act = postedAct(values, 'act', ['call', 'code']);
    const body = act === 'call' ? ({ act: 'call' } as const) : ({ act: 'code', code } as const);
    return checked(isClaim, api.claimAct({ params, body }));
  },
};
