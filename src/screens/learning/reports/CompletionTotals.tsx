import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Completion } from '../../../../dataProviders/learningReports.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { FigureLink } from './FigureLink.tsx';
import { type ReportFilters, recordsPath } from './reportFilters.ts';

interface Props {
  readonly all: Completion['all'];
  readonly filters: ReportFilters;
  /** Whether the figures are those of the list of courses of people. */
  readonly hasLink: boolean;
}

const totals = ['people', 'completed', 'overdue', 'days', 'score', 'median_time', 'total_time'] as const;

/** The figures of everything in a report. */
export function CompletionTotals({ all, filters, hasLink }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { page: _page, ...shared } = filters;
  const none = translate('learningReports.totals.none');
  const stateOf = { people: null, completed: 'completed', overdue: 'overdue' } as const;
  const texts = {
    days: all.days === null ? none : translate('learningReports.days', { smart_count: all.days }),
    score: all.score === null ? none : format.percent(all.score / 100),
    median_time: all.median_seconds === null ? none : format.duration(all.median_seconds),
    total_time: all.total_seconds === 0 ? none : format.duration(all.total_seconds),
  };
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
      >
        {totals.map((name) => (
          <Box key={name}>
            <Hint component="dt">{translate(`learningReports.totals.${name}`)}</Hint>
            <Typography component="dd" variant="h2" className="tabular" sx={{ m: 0 }}>
              {name !== 'people' && name !== 'completed' && name !== 'overdue' ? (
                texts[name]
              ) : hasLink ? (
                <FigureLink
                  value={all[name]}
                  to={recordsPath({ ...shared, state: stateOf[name] })}
                  name={translate('learningReports.allRows')}
                  column={translate(`learningReports.totals.${name}`)}
                />
              ) : (
                format.number(all[name])
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
