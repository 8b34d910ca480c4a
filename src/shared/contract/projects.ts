/** @file A vendor's projects with their pictures, each at an address of its own. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { projectLimits } from '#facts/limits.ts';
import { FocusedPicture } from './focused-picture.ts';
import { id, slug } from './ids.ts';
import { endpoint } from './kit.ts';
import { projectPictureField } from '#domain/pictures/project-picture-field.ts';
import { requiredText, text } from './text.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { VendorCard } from './vendor-card.ts';

/** One picture of a project. */
export const ProjectPicture = z
  .object({
    _id: z.string(),
    caption: z.string().nullable(),
    picture: FocusedPicture,
  })
  .meta({ id: 'ProjectPicture' });
export type ProjectPicture = z.infer<typeof ProjectPicture>;

const words = {
  _id: z.string(),
  title: z.string(),
  area: z.string().nullable(),
  month: z.string().nullable().describe('`2026-11`'),
  category: z.string().nullable(),
  /** Made by the server, so that a page needs no table for them. */
  line: z.string().describe('Category, part of town and month in words'),
};

/** A project in a list. */
export const ProjectCard = z
  .object({
    ...words,
    picture: FocusedPicture.nullable().describe('The first of its pictures'),
    pictureCount: z.number().int(),
  })
  .meta({ id: 'ProjectCard' });
export type ProjectCard = z.infer<typeof ProjectCard>;

/** A project with all of its pictures. */
export const VendorProject = z
  .object({
    ...words,
    words: z.string().nullable(),
    pictures: z.array(ProjectPicture).max(projectLimits.pictures),
    vendor: VendorCard.pick({ _id: true, companyName: true, area: true, isSample: true }),
    updatedAt: z.string(),
  })
  .meta({ id: 'VendorProject' });
export type VendorProject = z.infer<typeof VendorProject>;

/** Returns the schema of an optional text: empty means absent. */
const optionalText = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value?.trim() || null);

const titleMissing = t('Please give the project a name.');

/** A vendor's text about a project, replaced as a whole. */
export const ProjectWords = z.strictObject({
  title: requiredText(projectLimits.title, titleMissing).transform((value) => value.trim()),
  area: optionalText(projectLimits.area),
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, t('Please choose a month.'))
    .nullable(),
  category: z.enum(vendorCategoryNames, t('Please choose from the list.')).nullable(),
  words: optionalText(projectLimits.words),
});
export type ProjectWords = z.infer<typeof ProjectWords>;

const percent = z.number().int().min(0).max(100);
const idsUpTo = (max: number) => z.array(id).max(max);

const ofVendor = z.object({ vendorId: id });
const ofProject = z.object({ vendorId: id, projectId: id });
/** A sample's projects have names as ids. */
const ofShownProject = z.object({ vendorId: id, projectId: slug });
const projectList = z.array(ProjectCard).max(projectLimits.projects);
const tags = ['vendor:{vendorId}'];

export const projectEndpoints = {
  vendorProjects: endpoint({
    route: api.vendorProjects,
    summary: 'The projects that a vendor shows, in its order; for its own token also those without a picture',
    auth: 'optional',
    params: ofVendor,
    reply: [200, projectList],
    errors: ['not_found'],
    tags,
  }),
  vendorProjectsArrange: endpoint({
    route: api.vendorProjectsArrange,
    summary:
      'Put projects in order and remove some. One that is not named stays, behind the others; one that was removed within a day and is named in the order comes back',
    auth: 'owner',
    params: ofVendor,
    body: z.strictObject({
      order: idsUpTo(projectLimits.projects),
      removed: idsUpTo(projectLimits.projects),
    }),
    reply: [200, projectList],
    errors: ['conflict'],
  }),
  vendorProject: endpoint({
    route: api.vendorProject,
    summary: 'One project with its pictures; for its own token also without any',
    auth: 'optional',
    params: ofShownProject,
    reply: [200, VendorProject],
    errors: ['not_found'],
    tags,
  }),
  vendorProjectSave: endpoint({
    route: api.vendorProjectSave,
    summary: `Say what a project is. Its id is a UUID of the caller’s; a new one is a new project, of at most ${projectLimits.projects}`,
    auth: 'owner',
    params: ofProject,
    body: ProjectWords,
    reply: [200, VendorProject],
    errors: ['not_found', 'conflict'],
  }),
  vendorProjectUpload: endpoint({
    route: api.vendorProjectUpload,
    summary: `Add one picture, the form field \`${projectPictureField}\`. The header Idempotency-Key, a UUID for each file, is required: a file that is sent twice is stored once`,
    auth: 'owner',
    params: ofProject,
    bodyType: 'multipart',
    body: z.object({ [projectPictureField]: z.file() }),
    reply: [
      201,
      z.object({
        pictureId: z.string(),
        existed: z.boolean().describe('It was sent before'),
        project: VendorProject,
      }),
    ],
    errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media', 'storage_full'],
    perMinute: 60,
  }),
  vendorProjectArrange: endpoint({
    route: api.vendorProjectArrange,
    summary:
      'Put pictures in order, say what they show and where to look, and remove some. One that is not named stays, behind the others; one that was removed within a day and is named comes back',
    auth: 'owner',
    params: ofProject,
    body: z.strictObject({
      pictures: z
        .array(
          z.strictObject({
            id,
            caption: optionalText(projectLimits.caption),
            focusX: percent,
            focusY: percent,
          }),
        )
        .max(projectLimits.pictures),
      removed: idsUpTo(projectLimits.pictures),
    }),
    reply: [200, VendorProject],
    errors: ['not_found', 'conflict'],
  }),
};
