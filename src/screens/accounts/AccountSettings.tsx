import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { accountTimeZoneQuery } from '../../../dataProviders/accountSettings.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { pageWidths } from '../../theme/pageWidths.ts';
import { AccountTimeZonePanel } from './AccountTimeZonePanel.tsx';

/** The general settings of an account, for the people who run it. */
export default function AccountSettings() {
  const translate = useTranslate();
  const accountId = useAccountId();
  const query = useQuery(accountTimeZoneQuery(accountId));
  return (
    <Box sx={{ maxWidth: pageWidths.text }}>
      <PageHeader
        title={translate('titles.accountSettings')}
        purpose={translate('accountSettings.purpose')}
      />
      <QueryState query={query} failed="accountSettings.failed">
        {(settings) => (
          <AccountTimeZonePanel key={`${accountId} ${settings.time_zone}`} settings={settings} />
        )}
      </QueryState>
    </Box>
  );
}
