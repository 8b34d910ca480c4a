import { mailNames, type MailName } from '#contract/desk/content/mails/mail-templates.ts';
import { useEditorValue } from './use-item-editor.ts';

/** Returns the open mail. A translation belongs to the mail of its English item. */
export const useMailName = (): MailName | undefined =>
  useEditorValue(({ snapshot }) => {
    const { item } = snapshot();
    const key = item.original?.key ?? item.key;
    return mailNames.find((one) => one === key);
  });
