import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RoleOverview } from '../../../dataProviders/hiring.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useApplicantFilters } from './useApplicantFilters.ts';
import { useStageName } from './useStageName.ts';

const counts = ['finished', 'undecided', 'hired', 'rejected', 'withdrawn'] as const;

/** The number of applicants who reached each stage. A stage's button filters the list below by it. The bars repeat these numbers, so screen readers skip them. */
export function StageFunnel({ overview }: { readonly overview: RoleOverview }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const [filters, setFilters] = useApplicantFilters();
  const { funnel, total, asking } = overview;
  const countText = (key: string, smart_count: number) => translate(`hiring.funnel.${key}`, { smart_count });
  const reported = counts.filter((key) => overview[key] > 0).map((key) => countText(key, overview[key]));
  return (
    <Panel title={translate('hiring.funnel.title')} text={translate('hiring.funnel.text')}>
      {asking > 0 && <Alert severity="info">{countText('asking', asking)}</Alert>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {funnel.map(({ stage, reached, now }) => (
          <Box component="li" key={stage}>
            <Box sx={labelsStyle}>
              <Button
                size="small"
                aria-pressed={filters.stage === stage}
                variant={filters.stage === stage ? 'contained' : 'text'}
                sx={{ overflowWrap: 'anywhere', minWidth: 0, textAlign: 'start', ml: -0.75 }}
                onClick={() => setFilters({ stage: filters.stage === stage ? '' : stage })}
              >
                {stageWord(stage)}
              </Button>
              <Hint>
                {countText('reached', reached)} · {countText('now', now)}
              </Hint>
            </Box>
            <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', mt: 0.5 }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                  width: `${total === 0 ? 0 : (100 * reached) / total}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Hint>{[countText('total', total), ...reported].join(' · ')}</Hint>
    </Panel>
  );
}

/** The stage and its numbers in one line, the text of the button above the start of its bar. */
const labelsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  justifyContent: 'space-between',
} as const;
