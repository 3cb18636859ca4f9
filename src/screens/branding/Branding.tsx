import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { brandingQuery } from '../../../dataProviders/branding.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { BrandingForm } from './BrandingForm.tsx';
import { LogoPanel } from './LogoPanel.tsx';

/** The logo, the accent color and the sender name of an account. */
export default function Branding() {
  const translate = useTranslate();
  const accountId = useAccountId();
  const query = useQuery(brandingQuery(accountId));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={translate('branding.title')} purpose={translate('branding.purpose')} />
      <QueryState query={query} failed="branding.failed">
        {(branding) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <LogoPanel branding={branding} />
            <BrandingForm
              key={`${accountId} ${branding.accent_color} ${branding.sender_name}`}
              branding={branding}
            />
          </Box>
        )}
      </QueryState>
    </Box>
  );
}
