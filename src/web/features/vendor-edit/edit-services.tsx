import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { maxItems } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditBlock } from './edit-block.tsx';
import { ServiceFields } from './service-fields.tsx';
import type { Editor } from './use-vendor-editor.ts';
import { SortableListPart } from './sortable-list-part.tsx';

type Service = PublicVendor['services'][number];
const text = (values: FormData, name: string) => ((values.get(name) as string | null) ?? '').trim();

/** Services: named, described, sorted, added and removed, each by one PUT of the whole list. */
export function EditServices({ vendor: { services }, save }: Editor) {
  const keep = (changed: readonly (Omit<Service, '_id'> & { _id?: string })[]) =>
    save('services', [...changed]);
  /** No input here, so a refusal has no field; the page shows the failure. */
  const keepQuietly = (changed: readonly Service[]) => void keep(changed).catch(() => undefined);
  const change = (id: string, values: FormData) =>
    keep(
      services.map((service) =>
        service._id === id
          ? { ...service, name: text(values, 'name'), details: text(values, 'details') }
          : service,
      ),
    );
  const items = services.map(({ _id, name, details }) => ({
    id: _id,
    name,
    content: (
      <div className="px-2 pb-2">
        <InlineForm
          label={name}
          onSubmit={(values) => change(_id, values)}
          fields={(error) => <ServiceFields name={name} details={details} error={error} />}
        >
          <strong lang={writtenLangOf(name)} className="block">
            {name || messages.serviceNameMissing}
          </strong>
          <span lang={writtenLangOf(details)} className="text-ink-soft">
            {details || messages.serviceDetailsMissing}
          </span>
        </InlineForm>
        <div className="-ml-3">
          <ConfirmButton
            what={name}
            onConfirm={() => keepQuietly(services.filter((service) => service._id !== _id))}
          >
            {t('Remove')}
          </ConfirmButton>
        </div>
      </div>
    ),
  }));
  return (
    <EditBlock
      id="services"
      heading={messages.ourServices}
      hint={t('What can people book? The first is shown first.')}
    >
      {items.length > 0 && (
        <SortableListPart
          items={items}
          onReorder={(ids) => keepQuietly(ids.map((id) => services.find((service) => service._id === id)!))}
        />
      )}
      {services.length < maxItems.services && (
        <div className="mt-4">
          <InlineForm
            label={t('New service')}
            open={t('Add a service')}
            onSubmit={(values) =>
              keep([...services, { name: text(values, 'name'), details: text(values, 'details') }])
            }
            fields={(error) => <ServiceFields error={error} />}
          >
            {services.length === 0 && <p className="text-ink-soft">{t('None yet.')}</p>}
          </InlineForm>
        </div>
      )}
    </EditBlock>
  );
}
