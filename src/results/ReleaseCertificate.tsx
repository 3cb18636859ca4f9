import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';

const facts = ['k', 'rows', 'atoms', 'rank', 'nodes', 'algorithm', 'hash'] as const;

/** The certificate of a release, which representatives of the respondents can verify. */
export function ReleaseCertificate({ campaign }: { readonly campaign: CampaignScores }) {
  const translate = useTranslate();
  const { certificate } = campaign;
  return (
    <Card component="details" variant="outlined" sx={{ px: { xs: 2, md: 3 }, py: 1.5 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('results.certificate.title')}
      </Typography>
      {certificate ? (
        <Box sx={{ maxWidth: 720, display: 'grid', gap: 1.5, py: 1 }}>
          <Typography>{translate('results.certificate.text', { k: certificate.k })}</Typography>
          {certificate.gave_up && <Typography>{translate('results.certificate.gaveUp')}</Typography>}
          {campaign.overall?.banded && <Typography>{translate('results.certificate.banded')}</Typography>}
          <SecondaryText>{translate('results.certificate.limits')}</SecondaryText>
          <Box
            component="dl"
            className="tabular"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
              columnGap: 3,
              rowGap: { xs: 0, sm: 0.75 },
              '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
            }}
          >
            {facts.map((fact) => (
              <Box key={fact} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {translate(`results.certificate.facts.${fact}`)}
                </Typography>
                <Typography component="dd" variant="body2">
                  {certificate[fact]}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ) : (
        <Typography sx={{ py: 1 }}>{translate('results.certificate.none')}</Typography>
      )}
    </Card>
  );
}
