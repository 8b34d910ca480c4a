import { z } from 'zod';

/** A removed entry: its remover, and until when it can be restored. */
const Removal = {
  by: z.string().nullable().describe('The name that was given for voting; null where none was'),
  at: z.iso.datetime(),
  until: z.iso.datetime().describe('Destroyed after this'),
};
export const RemovedVendor = z
  .object({ vendorId: z.uuid(), name: z.string(), ...Removal })
  .meta({ id: 'RemovedVendor' });
export type RemovedVendor = z.infer<typeof RemovedVendor>;
export const DeletedList = z.object(Removal).meta({ id: 'DeletedList' });
export type DeletedList = z.infer<typeof DeletedList>;
