import { paths } from '#facts/paths.ts';
import { retentionDays } from '#facts/limits.ts';
import { checkKindNames, checkKinds, checkMonths, remindDays } from '#domain/vendors/check-kinds.ts';
import { t } from '#words/t.ts';
import type { TextPage } from '../types.ts';

/** Details for the example badges. */
const example = { phone: null, gstin: '07', pan: 'C', fssai: null, visit: null } as const;

/** The page on checks of vendors, made from the table that the checks follow. */
export const howWeCheck = {
  route: paths.howWeCheck,
  title: t('How we check'),
  metaDescription: t(
    'What a badge on a page means: what was checked, who checked it, on which day, and until when it counts. Nobody can pay for a badge.',
  ),
  intro: t(
    'A badge says one thing: what we have looked at ourselves, who of us did, on which day, and until when it counts. It is no promise about the work of a vendor.',
  ),
  sections: [
    ...checkKindNames.map((kind) => {
      const { label, asked, rule, staff, badge } = checkKinds[kind];
      return {
        id: kind,
        heading: label,
        paragraphs: [t('The badge says: {what}', { what: badge(example[kind]) })],
        points: [
          t('The vendor gives: {what}', { what: asked }),
          t('The rule looks at: {what}', { what: rule }),
          t('Somebody of our office: {what}', { what: staff }),
        ],
      };
    }),
    {
      id: 'how-long',
      heading: t('How long a badge counts'),
      paragraphs: [
        t(
          '{months} months from the day of the check. {days} days before the end we remind the vendor, once.',
          {
            months: checkMonths,
            days: remindDays,
          },
        ),
        t('The badge goes'),
      ],
      points: [
        t('at once when the vendor changes what was checked, such as the phone number or the address'),
        t('at once when we find that it is not true any more: then we tell the vendor the reason'),
        t('when the vendor withdraws it'),
        t('after its last day, when nobody has checked again'),
      ],
    },
    {
      id: 'documents',
      heading: t('What happens to documents'),
      paragraphs: [
        t(
          'Only those of our office who decide see them, and each look is recorded. They lie encrypted, and are destroyed once the decision stands, after {days} days at the latest. Numbers such as the PAN never stand on a page.',
          { days: retentionDays.checkDocument },
        ),
      ],
    },
    {
      id: 'not',
      heading: t('What a badge does not say'),
      paragraphs: [t('It says what we have looked at, and nothing more:')],
      points: [
        t('Nothing about the quality of the work, the prices or the manners of a vendor'),
        t('Nothing that was paid for: there is nothing to pay'),
        t('Nothing against a vendor without one: nobody has to ask for a check'),
        t('It moves nobody up or down in a list.'),
      ],
      links: [
        { label: t('How vendors are ordered'), href: paths.ranking },
        { label: t('Tell us if a badge is wrong'), href: paths.grievance },
      ],
    },
  ],
} satisfies TextPage;
