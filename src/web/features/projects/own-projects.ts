/** @file The projects of the signed-in vendor: the calls, each checked against the shape of the contract. */
import { fillPath, parseRoute, type CallInput } from '#contract/kit.ts';
import type { ProjectCard, projectEndpoints, VendorProject } from '#contract/projects.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { isListOf } from '#contract/shape.ts';
import { projectPictureField } from '#domain/pictures/project-picture-field.ts';
import { api as routes, successStatus } from '#facts/api.ts';
import { projectLimits } from '#facts/limits.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isWhole } from '#kit/api/shape-reply.ts';
import { upload } from '#kit/api/upload.ts';
import type { WaitingPicture } from '#kit/delivery/waiting-pictures.ts';

type Endpoints = typeof projectEndpoints;
const isProject = isWhole<VendorProject>('VendorProject');
const isList = isListOf(isWhole<ProjectCard>('ProjectCard'));

export const listOwnProjects = (vendorId: string) =>
  checked(
    isList,
    signed((options) => api.vendorProjects({ params: { vendorId } }, options)),
  );
export const arrangeProjects = (
  vendorId: string,
  body: CallInput<Endpoints['vendorProjectsArrange']>['body'],
) =>
  checked(
    isList,
    signed((options) => api.vendorProjectsArrange({ params: { vendorId }, body }, options)),
  );
export const readProject = (params: { vendorId: string; projectId: string }) =>
  checked(
    isProject,
    signed((options) => api.vendorProject({ params }, options)),
  );
export const saveProject = (input: CallInput<Endpoints['vendorProjectSave']>) =>
  checked(
    isProject,
    signed((options) => api.vendorProjectSave(input, options)),
  );
export const arrangePictures = (input: CallInput<Endpoints['vendorProjectArrange']>) =>
  checked(
    isProject,
    signed((options) => api.vendorProjectArrange(input, options)),
  );

/** Resolves to false when the picture's project is full. @throws ApiError */
export const hasRoom = async (params: { vendorId: string; projectId: string }): Promise<boolean> =>
  (await readProject({ vendorId: params.vendorId, projectId: params.projectId })).pictures.length <
  projectLimits.pictures;

/** Sends one picture under its key. @throws ApiError */
export function sendPicture(
  { vendorId, projectId, key, file, name }: WaitingPicture,
  onProgress: (share: number) => void,
): Promise<Unread<unknown>> {
  const form = new FormData();
  form.append(projectPictureField, file, name);
  return signed(({ headers }) =>
    upload({
      path: fillPath(parseRoute(routes.vendorProjectUpload).path, { vendorId, projectId }),
      form,
      headers: { ...headers, 'idempotency-key': key },
      success: successStatus.vendorProjectUpload,
      onProgress,
    }),
  ) as Promise<Unread<unknown>>;
}
