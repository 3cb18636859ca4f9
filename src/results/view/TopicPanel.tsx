import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { ElementChart } from '../ElementChart.tsx';
import { type Topic, toDisplayedScore } from '../scoreChanges.ts';
import { sectionStack } from '../stackStyles.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { TopicGroups } from './TopicGroups.tsx';
import { topicRowId } from './TopicRows.tsx';
import { TopicTrend } from './TopicTrend.tsx';
import { useResultView } from './useResultView.ts';
import type { ViewedGroup } from './useViewedGroup.ts';

interface TopicPanelProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  readonly viewed: ViewedGroup;
  readonly topic: Topic;
  /** What to do about the topic. */
  readonly actions: ReactNode;
}

/** A topic with its elements, trend, groups and actions, next to the rows. Closing it returns to its row. */
export default function TopicPanel({ campaign, campaigns, viewed, topic, actions }: TopicPanelProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const titleId = useId();
  const { closeTopic } = useResultView();
  useFocusOnClose(topicRowId(topic.topic_id));
  const own = viewed.campaign.topics.find(({ topic_id }) => topic_id === topic.topic_id);
  return (
    <Drawer
      open
      anchor="right"
      onClose={closeTopic}
      data-paper="left-out"
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {translate('results.view.panel.label', {
              topic: topic.topic,
              score: displayedScoreText(toDisplayedScore(own), words),
            })}
          </Typography>
          {viewed.chosen && <SecondaryText>{viewed.chosen.name}</SecondaryText>}
        </Box>
        <IconButton aria-label={translate('results.view.panel.close')} onClick={closeTopic}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={sectionStack}>
        {own ? <ElementChart campaign={viewed.campaign} topic={own} /> : <Unpublished viewed={viewed} />}
        {viewed.chosen && <SecondaryText>{translate('results.view.group.trend')}</SecondaryText>}
        <TopicTrend campaign={campaign} campaigns={campaigns} topic={topic} />
        <TopicGroups campaign={campaign} topic={topic} />
        {actions}
      </Box>
    </Drawer>
  );
}

const Unpublished = ({ viewed }: { readonly viewed: ViewedGroup }) => (
  <TranslatedStateCard texts="results.view.panel.unpublished" values={{ group: viewed.chosen?.name ?? '' }} />
);

/** Focuses an element after the dialog has closed, also if the address opened it and nothing had the focus before. */
function useFocusOnClose(id: string): void {
  useEffect(
    () => () => {
      setTimeout(() => document.getElementById(id)?.focus());
    },
    [id],
  );
}

const paper = { width: 760, maxWidth: '100%', p: { xs: 2, md: 3 }, overscrollBehavior: 'contain' } as const;
