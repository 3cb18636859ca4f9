import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { allowedPlaceholders, type CampaignMail } from '../../../../domain/campaigns/campaignMails.ts';
import type { MailTextDraft } from '../../../../domain/campaigns/mailTexts.ts';
import { FormTextField } from '../../../kit/forms/FormTextField.tsx';
import { StickySaveBar } from '../../../kit/forms/StickySaveBar.tsx';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';

interface Props {
  readonly template: CampaignMail;
  /** The language of the text. */
  readonly locale: string;
  readonly standard: MailTextDraft;
  readonly canEdit: boolean;
  readonly isSaving: boolean;
}

const asIs = (text: string) => text;

/** The subject, the text and the sender name, with the placeholders that they can contain. */
export function MailTextFields({ template, locale, standard, canEdit, isSaving }: Props) {
  const translate = useTranslate();
  const form = useFormContext<MailTextDraft>();
  const { isDirty } = useFormState();
  const restore = () => {
    for (const name of ['subject', 'body', 'sender_name'] as const) {
      form.setValue(name, standard[name], { shouldDirty: true, shouldValidate: true });
    }
  };
  const slotProps = { htmlInput: { lang: locale } };
  const field = { form, problemText: asIs, disabled: !canEdit, fullWidth: true };
  return (
    <Panel
      title={translate('campaignMails.text.title')}
      action={
        canEdit && (
          <Button size="small" onClick={restore}>
            {translate('campaignMails.text.restore')}
          </Button>
        )
      }
    >
      {!canEdit && <Alert severity="info">{translate('campaignMails.text.closed')}</Alert>}
      <FormTextField
        {...field}
        name="subject"
        label={translate('campaignMails.text.subject')}
        slotProps={slotProps}
      />
      <FormTextField
        {...field}
        name="body"
        label={translate('campaignMails.text.body')}
        helperText={translate('campaignMails.text.bodyHelp')}
        multiline
        minRows={8}
        slotProps={slotProps}
      />
      <FormTextField
        {...field}
        name="sender_name"
        label={translate('campaignMails.text.sender')}
        helperText={translate('campaignMails.text.senderHelp')}
      />
      <Hint>{translate('campaignMails.text.fixed')}</Hint>
      <Typography component="h3" variant="subtitle2">
        {translate('campaignMails.text.placeholders')}
      </Typography>
      <FactList>
        {allowedPlaceholders(template).map((name) => (
          <Fact key={name} term={`{${name}}`}>
            {translate(`campaignMails.text.meanings.${name}`)}
          </Fact>
        ))}
      </FactList>
      <StickySaveBar
        label={translate('kit.save')}
        isDirty={isDirty}
        busy={isSaving}
        onDiscard={() => form.reset()}
      />
    </Panel>
  );
}
