import { Alert, Box } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { previousCampaign, type Topic } from '../scoreChanges.ts';
import { sectionStack } from '../stackStyles.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { ResultIntro } from './ResultIntro.tsx';
import { TopicRowsChart } from './TopicRowsChart.tsx';
import { type Reference, topicRows } from './topicRows.ts';
import { mediansOf, useBenchmark } from './useBenchmark.ts';
import { useResultView } from './useResultView.ts';
import { useViewedGroup, type ViewedGroup } from './useViewedGroup.ts';
import { ViewedGroupChoice } from './ViewedGroupChoice.tsx';

const TopicPanel = lazy(() => import('./TopicPanel.tsx'));

interface ResultOverviewProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** What to do about a topic of the company; not shown for groups. */
  readonly renderTopicActions: (topic: Topic) => ReactNode;
  /** The last section: what to do next. */
  readonly children: ReactNode;
}

/** The first tab: the result in a sentence, a row for every topic, and what to do next. */
export function ResultOverview(props: ResultOverviewProps) {
  const { campaign, campaigns, children } = props;
  const before = previousCampaign(campaigns, campaign);
  const viewed = useViewedGroup(campaign, before);
  return (
    <Box sx={sectionStack}>
      <ResultIntro campaign={campaign} before={before} />
      {viewed.isNeeded ? (
        <QueryState
          query={viewed.query}
          failed="results.view.group.failed"
          loading="results.view.group.loading"
          height={480}
        >
          {() => <ViewedTopics {...props} before={before} viewed={viewed} />}
        </QueryState>
      ) : (
        <ViewedTopics {...props} before={before} viewed={viewed} />
      )}
      {children}
    </Box>
  );
}

interface ViewedTopicsProps extends Omit<ResultOverviewProps, 'children'> {
  readonly before: CampaignScores | null;
  readonly viewed: ViewedGroup;
}

/** The topics of the company or of a group, and the topic that is open. */
function ViewedTopics({ campaign, campaigns, before, viewed, renderTopicActions }: ViewedTopicsProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { view, openView } = useResultView();
  const benchmark = useBenchmark(campaign, campaigns);
  const { chosen } = viewed;
  const earlier = chosen ? viewed.earlier : (before?.topics ?? null);
  const companies = benchmark.query.data;
  const reference: Reference | null = chosen
    ? { kind: 'company', topics: campaign.topics }
    : companies
      ? { kind: 'benchmark', medians: mediansOf(companies) }
      : null;
  // Rows without a failing comparison are better than none.
  const isBenchmarkPending = benchmark.query.isPending && benchmark.query.failureCount === 0;
  if (chosen ? viewed.isEarlierPending : benchmark.isCompared && isBenchmarkPending) {
    return <LoadingState height={480} />;
  }
  const open = campaign.topics.find(({ topic_id }) => topic_id === view.topic);
  return (
    <>
      {viewed.isHidden && (
        <Alert severity="info">
          {translate(`results.view.notices.${viewed.isLead ? 'groupOfLead' : 'group'}`)}
        </Alert>
      )}
      {view.topic !== null && !open && (
        <Alert severity="info">{translate('results.view.notices.topic')}</Alert>
      )}
      <ViewedGroupChoice viewed={viewed} />
      <TopicRowsChart
        campaign={viewed.campaign}
        rows={topicRows({ asked: campaign.topics, own: viewed.campaign.topics, earlier, reference })}
        changeLabel={
          before && earlier
            ? translate('results.view.rows.since', {
                quarter: words.earlierCampaign(before, campaign.quarter),
              })
            : null
        }
        gapLabel={reference && translate(`results.view.rows.${reference.kind}`)}
        gapNote={gapNoteOf(reference, benchmark.query.isError && !chosen)}
        onOpen={(topic) => openView({ campaign: campaign.campaign_id, topic })}
      />
      {open && (
        <Suspense fallback={null}>
          <TopicPanel
            campaign={campaign}
            campaigns={campaigns}
            viewed={viewed}
            topic={open}
            actions={chosen ? null : renderTopicActions(open)}
          />
        </Suspense>
      )}
    </>
  );

  function gapNoteOf(compared: Reference | null, hasFailed: boolean): string | null {
    if (hasFailed) return translate('results.companies.failed');
    return compared?.kind === 'benchmark' ? translate('results.view.rows.companiesNote') : null;
  }
}
