import type { FastifyRequest } from 'fastify';
import { projectPictureField } from '#domain/pictures/project-picture-field.ts';
import type { projectEndpoints } from '#contract/projects.ts';
import type { Call, Handlers } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import type { PictureIntake } from '#platform/images/picture-intake.ts';
import { uploadKeyOf } from '#platform/images/upload-key.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import type { ProjectChanges } from './project-changes.ts';
import { findProject, listProjects, tagsOf } from './project-queries.ts';
import type { ProjectUploads } from './project-uploads.ts';

type Dependencies = {
  db: Database;
  intake: PictureIntake;
  changes: ProjectChanges;
  uploads: ProjectUploads;
};

const form = { fields: [projectPictureField], filesMax: 1 } as const;
const own = { own: true };

/** Returns the handlers for reading and changing the projects of vendors. */
export function projectHandlers({
  db,
  intake,
  changes,
  uploads,
}: Dependencies): Handlers<typeof projectEndpoints> {
  const readerOf = ({ session }: Call, vendorId: string) => ({ own: session?.vendorId === vendorId });
  // Hard: a page just changed by its owner must not be shown once more in its old form.
  const changed = async ({ drop }: Call, vendorId: string) =>
    drop(await tagsOf(db, vendorId), { hard: true });

  return {
    vendorProjects: ({ params: { vendorId } }, call) => listProjects(db, vendorId, readerOf(call, vendorId)),
    vendorProject: ({ params: { vendorId, projectId } }, call) =>
      findProject(db, vendorId, projectId, readerOf(call, vendorId)),
    vendorProjectsArrange: async ({ params: { vendorId }, body }, call) => {
      await changes.arrange(call.session!, body);
      await changed(call, vendorId);
      return listProjects(db, vendorId, own);
    },
    vendorProjectSave: async ({ params: { vendorId, projectId }, body }, call) => {
      await changes.save(call.session!, projectId, body);
      await changed(call, vendorId);
      return findProject(db, vendorId, projectId, own);
    },
    vendorProjectArrange: async ({ params: { vendorId, projectId }, body }, call) => {
      await changes.arrangePictures(vendorId, projectId, body);
      await changed(call, vendorId);
      return findProject(db, vendorId, projectId, own);
    },
    vendorProjectUpload: async ({ params: { vendorId, projectId } }, call) => {
      const sent = { vendorId, projectId, uploadKey: uploadKeyOf(call.headers) };
      const files = uploadedFiles(call.raw as FastifyRequest, form, intake);
      const tags = await tagsOf(db, vendorId);
      const done = () => call.drop(tags, { hard: true });
      const added = await intake.admit(call, () => uploads.add(sent, files, done));
      done();
      return { ...added, project: await findProject(db, vendorId, projectId, own) };
    },
  };
}
