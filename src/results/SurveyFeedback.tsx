import { Box, Typography } from '@mui/material';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FeedbackResult, SupplementalResult } from '../../contract/v2/ownQuestionShapes.ts';
import { feedbackImprovementId, feedbackRatingId, verdictOf } from '../../domain/survey/feedback.ts';
import { Comments } from './Comments.tsx';
import { Loaded } from './Loaded.tsx';
import { SupplementalResults } from './SupplementalResults.tsx';
import { stack } from './stack.ts';

interface SurveyFeedbackProps {
  /** How it is asked for; with something to search for, only the words that hold it. */
  readonly ask: (search: string) => UseQueryOptions<FeedbackResult>;
  /** The name of the campaign. */
  readonly campaign: string;
  /** On how many people the rating rests, and from when it is. */
  readonly about: (n_band: number | null) => string;
  /** The fewest people behind anything that is found. */
  readonly k: number;
}

/** What people thought of a survey: the verdict of most, how ratings are spread, and what they would improve. */
export function SurveyFeedback({ ask, ...shown }: SurveyFeedbackProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const query = useQuery({ ...ask(search), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} failed={translate('published.feedback.failed')}>
      {(feedback) => <Told {...shown} feedback={feedback} search={search} onSearch={setSearch} />}
    </Loaded>
  );
}

interface ToldProps extends Omit<SurveyFeedbackProps, 'ask'> {
  readonly feedback: FeedbackResult;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function Told({ campaign, about, feedback, k, search, onSearch }: ToldProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { n_band, shares, ...words } = feedback;
  const verdict = verdictOf(shares);
  const isTold = verdict !== null || words.total > 0 || search !== '';
  const rating: SupplementalResult = {
    question_id: feedbackRatingId,
    question: translate('published.feedback.rating'),
    kind: 'choice',
    ...{ low: '', high: '', points: null, n_band },
    // Its steps were words to those who answered.
    shares: shares.map((share) => ({
      ...share,
      steps: [],
      options: share.steps.map((step) => translate(`published.feedback.ratings.${step}`)),
    })),
  };
  const improvement = {
    question_id: feedbackImprovementId,
    question: translate('published.feedback.improvement'),
    ...words,
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={stack}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography id={titleId} variant="h2">
          {translate('published.feedback.title')}
        </Typography>
        <Typography color={verdict ? undefined : 'text.secondary'}>
          {isTold
            ? translate(`published.feedback.${verdict ? `verdicts.${verdict}` : 'unrated'}`)
            : translate('published.feedback.none')}
        </Typography>
      </Box>
      {isTold && (
        <>
          <SupplementalResults campaign={campaign} about={about} questions={[rating]} />
          <Comments
            title={translate('published.feedback.words')}
            questions={[improvement]}
            k={k}
            search={search}
            onSearch={onSearch}
          />
        </>
      )}
    </Box>
  );
}
