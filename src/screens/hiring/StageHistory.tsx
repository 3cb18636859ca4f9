import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useStageName } from './useStageName.ts';

/** Every stage an applicant has been in, with the author, the day and the reason of each move. */
export function StageHistory({ applicant: { history } }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  return (
    <Panel title={translate('hiring.applicant.history')} text={translate('hiring.applicant.historyText')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {history.map(({ id, stage, moved_on, moved_by, reason, undone_on, undone_by }) => (
          <Typography key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {stageWord(stage)} · <CalendarDay day={moved_on} /> ·{' '}
            {moved_by
              ? translate('hiring.applicant.by', { name: moved_by })
              : translate('hiring.applicant.byThemselves')}
            {reason && (
              <SecondaryText component="span" sx={{ display: 'block' }}>
                {reason}
              </SecondaryText>
            )}
            {undone_on && (
              <Hint component="span" sx={{ display: 'block' }}>
                {translate('interviews.pipeline.undone', {
                  name: undone_by || translate('interviews.pipeline.someone'),
                })}{' '}
                · <CalendarDay day={undone_on} />
              </Hint>
            )}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}
