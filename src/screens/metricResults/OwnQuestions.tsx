import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { cycleComments, cycleShares } from '../../../dataProviders/metricResults.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { type AnsweredView, answeredViews } from '../../../domain/comments/answeredViews.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { Comments } from '../../results/Comments.tsx';
import { Loaded } from '../../results/Loaded.tsx';
import { SupplementalResults } from '../../results/SupplementalResults.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { stack } from './layout.ts';

type Campaign = Pick<PublishedMetrics, 'campaign_id' | 'name' | 'released_on' | 'k'>;

/** What the account's own questions found, with the self assessment and of raters; nothing where none was asked. */
export function OwnQuestions({ campaign }: { readonly campaign: Campaign }) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const shares = useQuery(cycleShares(currentAccount.id, campaign.campaign_id));
  return (
    <Loaded query={shares} failed={translate('results.ownQuestions.sharesFailed')}>
      {(views) =>
        answeredViews.map((view) => (
          <OfView
            key={`${campaign.campaign_id} ${view}`}
            campaign={campaign}
            view={view}
            questions={views.find((one) => one.view === view)?.questions ?? []}
          />
        ))
      }
    </Loaded>
  );
}

interface OfViewProps {
  readonly campaign: Campaign;
  readonly view: AnsweredView;
  readonly questions: Parameters<typeof SupplementalResults>[0]['questions'];
}

/** What people wrote is for administrators. */
function OfView({ campaign, view, questions }: OfViewProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const titleId = useId();
  const { user, currentAccount } = usePerson();
  const [search, setSearch] = useState('');
  const comments = useQuery({
    ...cycleComments(currentAccount.id, campaign.campaign_id, search),
    enabled: !isSupervisor(user),
    placeholderData: keepPreviousData,
    select: (views) => views.find((one) => one.view === view)?.questions ?? [],
  });
  const isAsked = questions.length > 0 || (comments.data?.length ?? 0) > 0 || comments.isError;
  if (!isAsked) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={stack}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography id={titleId} variant="h2">
          {translate(`metricResults.ownQuestions.${view}.title`)}
        </Typography>
        <Typography color="text.secondary">{translate(`metricResults.ownQuestions.${view}.why`)}</Typography>
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
        <Loaded query={comments} failed={translate('results.ownQuestions.commentsFailed')}>
          {(said) => (
            <Comments
              title={translate(`metricResults.ownQuestions.${view}.words`)}
              questions={said}
              k={campaign.k}
              search={search}
              onSearch={setSearch}
            />
          )}
        </Loaded>
      )}
    </Box>
  );
}
