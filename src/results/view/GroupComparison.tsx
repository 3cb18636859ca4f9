import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { sectionStack } from '../stackStyles.ts';
import { ComparedSideSelect } from './ComparedSideSelect.tsx';
import { ComparedTopicsChart } from './ComparedTopicsChart.tsx';
import { type ComparedSide, useComparedSide } from './useComparedSide.ts';
import { useResultView } from './useResultView.ts';

/** Two published groups side by side. Both are part of the address. */
export function GroupComparison({ campaign }: { readonly campaign: CampaignScores }) {
  const translate = useTranslate();
  const titleId = useId();
  const { view, setView } = useResultView();
  const first = useComparedSide(campaign, 'compare');
  const second = useComparedSide(campaign, 'with');
  const section = useScrollToLinked(view.compare !== '' && view.with !== '');
  return (
    <Box ref={section} component="section" aria-labelledby={titleId} sx={sectionStack}>
      <Card variant="outlined" sx={{ ...sectionStack, p: { xs: 2, md: 3 } }}>
        <Box>
          <Typography id={titleId} component="h2" variant="h2">
            {translate('results.view.compare.title')}
          </Typography>
          <SecondaryText>{translate('results.view.compare.text')}</SecondaryText>
        </Box>
        <Box
          data-paper="left-out"
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <ComparedSideSelect side={first} />
          <ComparedSideSelect side={second} />
        </Box>
        {first.key !== '' && second.key !== '' && (
          <Box data-paper="left-out">
            <Button size="small" onClick={() => setView({ compare: view.with, with: view.compare })}>
              {translate('results.view.compare.swap')}
            </Button>
          </Box>
        )}
      </Card>
      <Compared campaign={campaign} first={first} second={second} />
    </Box>
  );
}

interface ComparedProps {
  readonly campaign: CampaignScores;
  readonly first: ComparedSide;
  readonly second: ComparedSide;
}

function Compared({ campaign, first, second }: ComparedProps) {
  const translate = useTranslate();
  const failed = [first, second].find(({ query }) => query?.isError);
  if (failed?.query) {
    return (
      <QueryState query={failed.query} failed="results.view.compare.failed">
        {() => null}
      </QueryState>
    );
  }
  if (first.isLoading || second.isLoading) {
    return <LoadingState loading="results.view.compare.loading" height={320} />;
  }
  if (!first.group || !second.group) {
    const isHidden = first.problem !== null || second.problem !== null;
    return !isHidden && <SecondaryText>{translate('results.view.compare.choose')}</SecondaryText>;
  }
  if (first.group.key === second.group.key) {
    return <Alert severity="info">{translate('results.view.compare.same')}</Alert>;
  }
  return <ComparedTopicsChart campaign={campaign} first={first.group} second={second.group} />;
}

/** Scrolls to the section once if the address of the page names what it shows. */
function useScrollToLinked(isLinked: boolean) {
  const section = useRef<HTMLDivElement>(null);
  const wasLinked = useRef(isLinked);
  useEffect(() => {
    if (wasLinked.current) section.current?.scrollIntoView?.({ block: 'start' }); // jsdom has no scrolling
  }, []);
  return section;
}
