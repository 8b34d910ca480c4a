/** @file Private links to an unpublished page, for a reader without an account. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../../ids.ts';
import { endpoint } from '../../kit.ts';
import { contentLimits, changedBy, itemParams } from './content-item.ts';

const when = z.iso.datetime();

/** A preview link to the unpublished page, for a reader without an account. */
export const ContentPreview = z
  .object({ id: z.uuid(), createdAt: when, endsAt: when, by: changedBy })
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.infer<typeof ContentPreview>;

export const contentPreviewEndpoints = {
  staffContentPreviewList: endpoint({
    route: staffApi.staffContentPreviewList,
    summary: 'The private links to an item as it will be that still work',
    auth: 'staff',
    params: itemParams,
    reply: [200, z.array(ContentPreview).max(contentLimits.previews)],
    errors: ['not_found'],
  }),
  staffContentPreviewAdd: endpoint({
    route: staffApi.staffContentPreviewAdd,
    summary:
      'Make a private link to the page as it will be, for somebody without an account. The link is told once',
    auth: 'staff',
    params: itemParams,
    reply: [201, ContentPreview.extend({ link: z.string() })],
    errors: ['not_found', 'conflict'],
  }),
  staffContentPreviewEnd: endpoint({
    route: staffApi.staffContentPreviewEnd,
    summary: 'End a private link',
    auth: 'staff',
    params: itemParams.extend({ previewId: id }),
    reply: [200, z.array(ContentPreview).max(contentLimits.previews)],
    errors: ['not_found'],
  }),
};
