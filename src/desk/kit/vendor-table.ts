/** @file Sends a table of vendors to be read, or brought in. The file stays on this device: nothing of it is stored before. */
import { staffApi } from '#facts/staff-api.ts';
import { vendorTableLimits } from '#facts/limits.ts';
import { ApiError } from '#contract/api-error.ts';
import { VendorTable } from '#contract/desk/vendor-table.ts';
import { parseRoute } from '#contract/kit.ts';
import type { TableField } from '#domain/vendors/vendor-table.ts';
import { upload } from '#kit/api/upload.ts';
import { signedInAgain } from './api.ts';

export type Columns = readonly (TableField | null)[];

/** Reads a table, with the columns as chosen or else guessed; `bring` makes the new pages. @throws ApiError with the server's sentence */
export async function sendTable(
  file: File,
  act: 'look' | 'bring',
  columns: Columns | null,
): Promise<VendorTable> {
  if (file.size > vendorTableLimits.fileBytes)
    throw new ApiError(413, { code: 'payload_too_large', message: 'A table may have 1 MB.' });
  const form = new FormData();
  form.append('file', file);
  const query = new URLSearchParams({
    act,
    ...(columns && { columns: columns.map((one) => one ?? '').join(',') }),
  });
  const path = `${parseRoute(staffApi.staffVendorTable).path}?${query.toString()}`;
  const answer = VendorTable.safeParse(
    await signedInAgain('staffVendorTable', () => upload({ path, form, headers: {}, success: 200 })),
  );
  if (!answer.success) throw new ApiError(502, { code: 'unreadable' });
  return answer.data;
}
