import { Box } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ReadMailResponse } from '../../../../contract/v2/campaignMails.ts';
import { campaignMailKeys, type EditedMail, saveMailText } from '../../../../dataProviders/campaignMails.ts';
import { checkMailText, type MailTextDraft } from '../../../../domain/campaigns/mailTexts.ts';
import { useAction } from '../../../kit/useAction.ts';
import { MailPreview } from './MailPreview.tsx';
import { MailTextFields } from './MailTextFields.tsx';

interface Props {
  readonly mail: Omit<EditedMail, keyof MailTextDraft>;
  readonly stored: ReadMailResponse;
  readonly canEdit: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Reads the form's values, which are undefined until the form has registered its fields. */
export const draftIn = (values: Partial<MailTextDraft>): MailTextDraft => ({
  subject: values.subject ?? '',
  body: values.body ?? '',
  sender_name: values.sender_name ?? '',
});

/** One email in one language: its text next to the preview. The rules are those of the server. */
export function MailTextForm({ mail, stored, canEdit, onDirty }: Props) {
  const translate = useTranslate();
  const defaults: FieldValues = useMemo(() => draftIn(stored.text), [stored.text]);
  const save = useAction(
    (draft: MailTextDraft) => saveMailText({ ...mail, ...draft, updated_at: stored.updated_at }),
    { invalidates: campaignMailKeys },
  );
  const resolver = async (values: FieldValues) => {
    const problems = checkMailText(draftIn(values), mail.template);
    const errors = problems.map(({ field, problem, params }) => [
      field,
      { type: problem, message: translate(`rules.${problem}`, { ...params }) },
    ]);
    return { values: problems.length > 0 ? {} : values, errors: Object.fromEntries(errors) };
  };
  return (
    <Form
      resolver={resolver}
      defaultValues={defaults}
      mode="onChange"
      warnWhenUnsavedChanges
      noValidate
      onSubmit={(values: FieldValues) => save.mutateAsync(draftIn(values)).catch(() => {})}
    >
      <ReportDirty onDirty={onDirty} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <MailTextFields
          template={mail.template}
          locale={mail.locale}
          standard={stored.standard}
          canEdit={canEdit}
          isSaving={save.isPending}
        />
        <PreviewOfForm mail={mail} stored={stored} canEdit={canEdit} />
      </Box>
    </Form>
  );
}

function ReportDirty({ onDirty }: Pick<Props, 'onDirty'>) {
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return null;
}

function PreviewOfForm({ mail, stored, canEdit }: Omit<Props, 'onDirty'>) {
  const { control } = useFormContext();
  const draft = draftIn(useWatch({ control }));
  return <MailPreview edited={{ ...mail, ...draft }} stored={stored} canSend={canEdit} />;
}
