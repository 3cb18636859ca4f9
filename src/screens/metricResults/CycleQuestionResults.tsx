import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { cycleCommentsQuery, cycleSharesQuery } from '../../../dataProviders/metricResults.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { type AnswerContext, answerContexts } from '../../../domain/comments/answerContexts.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { PublishedComments } from '../../results/PublishedComments.tsx';
import { SupplementalResults } from '../../results/SupplementalResults.tsx';
import { pageStack } from '../../results/stackStyles.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';

type Campaign = Pick<PublishedMetrics, 'campaign_id' | 'name' | 'released_on' | 'k'>;

/** The results of a campaign's custom questions, separately for self-assessments and raters. */
export function CycleQuestionResults({ campaign }: { readonly campaign: Campaign }) {
  const shares = useQuery(cycleSharesQuery(useAccountId(), campaign.campaign_id));
  return (
    <QueryState query={shares} failed="results.ownQuestions.sharesFailed">
      {(views) =>
        answerContexts.map((view) => (
          <ViewResults
            key={`${campaign.campaign_id} ${view}`}
            campaign={campaign}
            view={view}
            questions={views.find((one) => one.view === view)?.questions ?? []}
          />
        ))
      }
    </QueryState>
  );
}

interface ViewResultsProps {
  readonly campaign: Campaign;
  readonly view: AnswerContext;
  readonly questions: Parameters<typeof SupplementalResults>[0]['questions'];
}

/** The results of one view. Only administrators can read comments. */
function ViewResults({ campaign, view, questions }: ViewResultsProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const titleId = useId();
  const { user, currentAccount } = usePerson();
  const [search, setSearch] = useState('');
  const comments = useQuery({
    ...cycleCommentsQuery(currentAccount.id, campaign.campaign_id, search),
    enabled: !isSupervisor(user),
    select: (views) => views.find((one) => one.view === view)?.questions ?? [],
  });
  const hasQuestions = questions.length > 0 || (comments.data?.length ?? 0) > 0 || comments.isError;
  if (!hasQuestions) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={pageStack}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography id={titleId} variant="h2">
          {translate(`metricResults.ownQuestions.${view}.title`)}
        </Typography>
        <SecondaryText>{translate(`metricResults.ownQuestions.${view}.why`)}</SecondaryText>
      </Box>
      <SupplementalResults
        campaign={campaign.name}
        about={(n_band) =>
          translate('metricResults.group.about', {
            people: words.people(n_band),
            day: words.day(campaign.released_on),
          })
        }
        questions={questions}
      />
      {!isSupervisor(user) && (
        <QueryState query={comments} failed="results.ownQuestions.commentsFailed">
          {(commented) => (
            <PublishedComments
              title={translate(`metricResults.ownQuestions.${view}.words`)}
              questions={commented}
              k={campaign.k}
              search={search}
              onSearch={setSearch}
            />
          )}
        </QueryState>
      )}
    </Box>
  );
}
