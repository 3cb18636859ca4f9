import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  exportMarketPay,
  type MarketPayAnswer,
  type MarketPayInput,
} from '../../../../dataProviders/compensation.ts';
import { CopyableLink } from '../../../kit/forms/CopyableLink.tsx';
import { ExportMenu } from '../../../kit/lists/ExportMenu.tsx';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useCountryName } from './useCountryName.ts';

interface Props {
  readonly answer: MarketPayAnswer;
  readonly input: MarketPayInput;
}

/** The title of the page with the group, the export and the link to share. */
export function ResultHeader({ answer: { jobs, requested }, input }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const [isSharing, setIsSharing] = useState(false);
  const [first, ...others] = jobs;
  const country = requested.country === '' ? '' : countryName(requested.country);
  const place = [requested.location, country, requested.industry].filter(Boolean).join(', ');
  const title =
    others.length > 0
      ? translate('compensation.result.compared', { smart_count: jobs.length })
      : (first?.title ?? '');
  return (
    <>
      <PageHeader
        title={title}
        purpose={translate('compensation.result.purpose', {
          level: translate(`compensation.levels.${requested.level}`),
          place,
        })}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => setIsSharing(true)}>
              {translate('compensation.result.share.button')}
            </Button>
            <ExportMenu
              texts="compensation.result"
              fileName={`compensation-${first?.slug ?? 'job'}`}
              exportFile={(format) => exportMarketPay(format, input)}
              variant="outlined"
            />
          </Box>
        }
      />
      {isSharing && (
        <PageDialog
          title={translate('compensation.result.share.title')}
          onClose={() => setIsSharing(false)}
          actions={
            <Button onClick={() => setIsSharing(false)}>
              {translate('compensation.result.share.close')}
            </Button>
          }
        >
          <SecondaryText>{translate('compensation.result.share.text')}</SecondaryText>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 1 }}>
            <CopyableLink url={window.location.href} texts="compensation.result.share" />
          </Box>
        </PageDialog>
      )}
    </>
  );
}
