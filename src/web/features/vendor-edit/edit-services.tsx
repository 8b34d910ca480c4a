import { t } from '#words/t.ts';
import { errorAt, textIn } from '#domain/vendors/fact-form.ts';
import { maxItems } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditList } from './edit-list.tsx';
import { ServiceFields } from './service-fields.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** A service; a new one has no id yet. */
type Service = { _id?: string; name: string; details?: string };

/** Services: named, described, sorted, added and removed, each by one PUT of the whole list. */
export const EditServices = ({ vendor: { _id, services }, keep }: Editor) => (
  <EditList<Service>
    id="services"
    heading={messages.ourServices}
    hint={t('What can people book? The first is shown first.')}
    items={services}
    max={maxItems.services}
    nameOf={({ name }) => name}
    show={({ name, details }) => (
      <>
        <strong lang={writtenLangOf(name)} className="block">
          {name || messages.serviceNameMissing}
        </strong>
        <span lang={writtenLangOf(details)} className="text-ink-soft">
          {details || messages.serviceDetailsMissing}
        </span>
      </>
    )}
    fields={(service, errors) => (
      <ServiceFields
        name={service?.name}
        details={service?.details}
        error={errorAt(errors, 'name') ?? null}
      />
    )}
    read={(values, service) => ({
      ...(service?._id !== undefined && { _id: service._id }),
      name: textIn(values, 'name'),
      details: textIn(values, 'details'),
    })}
    save={(mine, before, force) => keep('services', mine, before, force)}
    draftOf={(part) => ownDraft(_id, `services:${part}`)}
    add={t('Add a service')}
  />
);
