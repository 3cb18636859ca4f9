import { Alert, Box, Button, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReadMailResponse } from '../../../../contract/v2/campaignMails.ts';
import { type EditedMail, mailPreviewQuery, sendTestMail } from '../../../../dataProviders/campaignMails.ts';
import { checkMailText } from '../../../../domain/campaigns/mailTexts.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';

interface Props {
  readonly edited: EditedMail;
  readonly stored: Pick<ReadMailResponse, 'is_mail_configured' | 'own_address'>;
  readonly canSend: boolean;
}

/** The email as recipients get it, also while the text is being edited, and the test to oneself. */
export function MailPreview({ edited, stored, canSend }: Props) {
  const translate = useTranslate();
  const isValid = checkMailText(edited, edited.template).length === 0;
  const test = useAction(sendTestMail);
  const { is_mail_configured, own_address } = stored;
  return (
    <Panel
      title={translate('campaignMails.preview.title')}
      text={translate('campaignMails.preview.note')}
      action={
        canSend && (
          <Button
            variant="outlined"
            disabled={!isValid || !is_mail_configured}
            loading={test.isPending}
            onClick={() => test.mutate(edited)}
          >
            {translate('campaignMails.test.send')}
          </Button>
        )
      }
    >
      {canSend && (
        <Hint>
          {is_mail_configured
            ? translate('campaignMails.test.help', { address: own_address })
            : translate('campaignMails.test.notConfigured')}
        </Hint>
      )}
      {isValid ? (
        <ValidPreview edited={edited} />
      ) : (
        <Alert severity="warning">{translate('campaignMails.preview.invalid')}</Alert>
      )}
    </Panel>
  );
}

/** Requests the preview once typing pauses. */
function ValidPreview({ edited }: Pick<Props, 'edited'>) {
  const translate = useTranslate();
  const [format, setFormat] = useState<'html' | 'plain'>('html');
  const debounced = JSON.parse(useDebounced(JSON.stringify(edited))) as EditedMail; // the text that was serialized here
  const query = useQuery(mailPreviewQuery(useAccountId(), debounced));
  return (
    <QueryState
      query={query}
      failed="campaignMails.preview.failed"
      missing="campaignMails.missing"
      loading="campaignMails.preview.loading"
    >
      {(preview) => (
        <>
          <FactList>
            <Fact term={translate('campaignMails.preview.from')}>
              {preview.sender_name || translate('campaignMails.preview.defaultSender')}
            </Fact>
            <Fact term={translate('campaignMails.preview.subject')}>{preview.subject}</Fact>
          </FactList>
          <Tabs
            value={format}
            aria-label={translate('campaignMails.preview.title')}
            onChange={(_event, value: 'html' | 'plain') => setFormat(value)}
          >
            <Tab value="html" label={translate('campaignMails.preview.html')} />
            <Tab value="plain" label={translate('campaignMails.preview.plain')} />
          </Tabs>
          {format === 'html' ? (
            <Box
              component="iframe"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={preview.page}
              title={translate('campaignMails.preview.frame')}
              sx={{ width: '100%', height: 560, border: 1, borderColor: 'divider', bgcolor: '#ffffff' }}
            />
          ) : (
            <Box
              component="pre"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' }}
            >
              {preview.text}
            </Box>
          )}
        </>
      )}
    </QueryState>
  );
}
