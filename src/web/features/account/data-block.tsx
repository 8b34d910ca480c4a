import { checked } from '#contract/reply.ts';
import { isText } from '#domain/formats/fields.ts';
import { hasShape } from '#contract/shape.ts';
import { accountPage } from '#content/vendor-account.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { PresentPassword } from './present-password.tsx';

const words = accountPage.data;
const isExport = hasShape<{ exportedAt: string }>({ exportedAt: isText });

/** Saves a text to the device's downloads. */
function download(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Download of everything stored about the signed-in person. */
export function DataBlock({ isOwner }: { isOwner: boolean }) {
  return (
    <AccountBlock heading={words.heading} lead={isOwner ? words.lead : words.helperLead}>
      <AccountForm
        submit={words.submit}
        call={async ({ password = '' }) => {
          const everything = await checked(
            isExport,
            signed((options) => api.accountData({ body: { password } }, options)),
          );
          download(JSON.stringify(everything, null, 2), `my-data-${everything.exportedAt.slice(0, 10)}.json`);
          return words.done;
        }}
      >
        {(errors) => <PresentPassword error={errors['password']} />}
      </AccountForm>
    </AccountBlock>
  );
}
