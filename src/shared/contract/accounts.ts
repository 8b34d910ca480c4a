import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';

export const accountEndpoints = {
  vendorLogout: endpoint({
    route: api.vendorLogout,
    summary: 'End the session of the token',
    auth: 'vendor',
    reply: [200, z.object({})],
  }),
};
