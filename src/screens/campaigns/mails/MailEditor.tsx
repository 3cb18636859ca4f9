import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { mailTextQuery } from '../../../../dataProviders/campaignMails.ts';
import {
  type AudienceCampaignKind,
  type CampaignMail,
  mailsOfKind,
} from '../../../../domain/campaigns/campaignMails.ts';
import { supportedLocales } from '../../../../domain/supportedLocales.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { languageName } from '../../../kit/languageName.ts';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { MailTextForm } from './MailTextForm.tsx';

interface Props {
  readonly kind: AudienceCampaignKind;
  /** Null edits the account's templates. */
  readonly campaignId: number | null;
  readonly canEdit: boolean;
}

/** Selects an email and a language. While a text has unsaved changes, another one can't be selected. */
export function MailEditor({ kind, campaignId, canEdit }: Props) {
  const translate = useTranslate();
  const language = useLocale();
  const [template, setTemplate] = useState<CampaignMail>(kind === 'survey' ? 'selfInvitation' : 'invitation');
  const [locale, setLocale] = useState<(typeof supportedLocales)[number]>('en');
  const [isDirty, setDirty] = useState(false);
  const mail = { campaign_id: campaignId, template, locale };
  const query = useQuery(mailTextQuery(useAccountId(), mail));
  const edited = query.data?.edited_locales ?? [];
  const nameOf = (code: string) => {
    const name = languageName(code, language);
    return edited.includes(code) ? translate('campaignMails.edited', { name }) : name;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Tabs
          variant="scrollable"
          allowScrollButtonsMobile
          value={template}
          aria-label={translate('campaignMails.template')}
          onChange={(_event, value: CampaignMail) => setTemplate(value)}
          sx={{ maxWidth: '100%' }}
        >
          {mailsOfKind[kind].map((one) => (
            <Tab
              key={one}
              value={one}
              disabled={isDirty && one !== template}
              label={translate(`campaignMails.kinds.${one}`)}
            />
          ))}
        </Tabs>
        <SelectField
          id="mail-locale"
          label={translate('campaignMails.locale')}
          value={locale}
          disabled={isDirty}
          sx={{ minWidth: 200 }}
          options={supportedLocales.map((code) => ({ value: code, text: nameOf(code) }))}
          onChange={setLocale}
        />
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
          {translate(isDirty ? 'campaignMails.saveFirst' : 'campaignMails.localeHelp')}
        </Typography>
      </Box>
      <QueryState
        query={query}
        failed="campaignMails.failed"
        missing="campaignMails.missing"
        loading="campaignMails.loading"
        shape="page"
      >
        {(data) => (
          <MailTextForm
            key={`${template} ${locale} ${data.updated_at}`}
            mail={mail}
            stored={data}
            canEdit={canEdit}
            onDirty={setDirty}
          />
        )}
      </QueryState>
    </Box>
  );
}
