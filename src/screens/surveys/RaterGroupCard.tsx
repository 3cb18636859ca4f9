import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RaterGroupProgress, RequestedRater } from '../../../contract/v2/surveyCampaigns.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useShareTexts } from './ProgressShareBar.tsx';

/** The raters of one relationship by name, and their progress where it isn't anonymous. */
export function RaterGroupCard({ group }: { readonly group: RaterGroupProgress }) {
  const translate = useTranslate();
  const titleId = useId();
  const { relationship, minimum, maximum, raters } = group;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography id={titleId} variant="h2">
          {translate(`surveys.relationships.${relationship}`)}
        </Typography>
        {minimum !== null && maximum !== null && maximum > 0 && (
          <Hint>{translate('surveys.person.bounds', { min: minimum, max: maximum })}</Hint>
        )}
      </Box>
      {raters.length === 0 ? (
        <SecondaryText>{translate('surveys.person.nobody')}</SecondaryText>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {raters.map((one) => (
            <Rater key={one.assignment_id} rater={one} />
          ))}
        </Box>
      )}
      <Progress group={group} />
    </Box>
  );
}

function Rater({ rater }: { readonly rater: RequestedRater }) {
  const translate = useTranslate();
  const { nomination, status } = rater;
  const word =
    nomination === 'approved' && status !== null
      ? `surveys.stages.${status}`
      : `surveys.person.nominations.${nomination}`;
  return (
    <Box
      component="li"
      sx={{ py: 1, display: 'flex', flexWrap: 'wrap', gap: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {rater.name || translate('surveys.person.unnamed')}
        {rater.declined_because && (
          <Hint>{translate('surveys.person.because', { reason: rater.declined_because })}</Hint>
        )}
      </Box>
      {rater.is_outside && (
        <Chip size="small" variant="outlined" label={translate('surveys.person.outside')} />
      )}
      <Chip size="small" variant="outlined" label={translate(word)} />
    </Box>
  );
}

/** The progress of an anonymous group as a range; a small group shows none. */
function Progress({ group: { share, raters } }: { readonly group: RaterGroupProgress }) {
  const translate = useTranslate();
  const words = useShareTexts();
  if (share.exact !== null || raters.length === 0) return null;
  const { finished_percent } = share;
  return (
    <Hint>
      {finished_percent === null
        ? translate('surveys.person.tooFew')
        : translate('surveys.person.progress', { share: words.progress(share, 'finished') })}{' '}
      {finished_percent !== 0 && finished_percent !== 100 && translate('surveys.person.anonymous')}
    </Hint>
  );
}
