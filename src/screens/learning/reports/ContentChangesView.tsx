import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { contentChangesQuery } from '../../../../dataProviders/learningReports.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { ContentChangesTable } from './ContentChangesTable.tsx';

interface Props {
  /** The campaign of the round; null for the newest. */
  readonly round: number | null;
  readonly onRound: (round: number) => void;
}

/** For which courses scores moved between two assessments. */
export function ContentChangesView({ round, onRound }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const query = useQuery(contentChangesQuery(useAccountId(), round));
  return (
    <QueryState
      query={query}
      failed="learningReports.changes.failed"
      missing="learningReports.changes.empty"
      height={480}
      empty={{ when: ({ selected }) => selected === null, text: 'learningReports.changes.empty' }}
    >
      {({ rounds, selected, contents }) => {
        const shown = rounds.find(({ campaign_id }) => campaign_id === selected);
        return (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {rounds.length > 1 && (
              <SelectField
                id="learning-round"
                label={translate('learningReports.changes.round')}
                value={String(selected)}
                onChange={(value) => onRound(Number(value))}
                options={rounds.map(({ campaign_id, name, released_on }) => ({
                  value: String(campaign_id),
                  text: translate('learningReports.changes.roundOf', {
                    name,
                    day: format.day(released_on),
                  }),
                }))}
                sx={{ maxWidth: 360 }}
              />
            )}
            {shown && (
              <Typography variant="h2">
                {translate('learningReports.changes.compared', {
                  before: shown.before,
                  name: shown.name,
                  day: format.day(shown.released_on),
                })}
              </Typography>
            )}
            {contents.length === 0 ? (
              <TranslatedStateCard texts="learningReports.changes.noCourses" />
            ) : (
              <Card variant="outlined">
                <ContentChangesTable contents={contents} />
              </Card>
            )}
            <SecondaryText>{translate('learningReports.changes.note')}</SecondaryText>
          </Box>
        );
      }}
    </QueryState>
  );
}
