import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FeedbackResult, SupplementalResult } from '../../contract/v2/supplementalShapes.ts';
import {
  feedbackImprovementId,
  feedbackRatingId,
  feedbackVerdict,
} from '../../domain/survey/surveyFeedback.ts';
import { QueryState } from '../kit/states/QueryState.tsx';
import { PublishedComments } from './PublishedComments.tsx';
import { SupplementalResults } from './SupplementalResults.tsx';
import { sectionStack } from './stackStyles.ts';

interface FeedbackSectionProps {
  readonly feedback: FeedbackResult;
  /** The name of the campaign. */
  readonly campaign: string;
  /** Returns the caption: the number of ratings and the date. */
  readonly about: (n_band: number | null) => string;
  /** The minimum group size. */
  readonly k: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

interface SurveyFeedbackProps extends Omit<FeedbackSectionProps, 'feedback'> {
  readonly query: UseQueryResult<FeedbackResult>;
}

/** The respondents' feedback on a survey: the most common rating, all ratings, and suggested improvements. */
export function SurveyFeedback({ query, ...props }: SurveyFeedbackProps) {
  return (
    <QueryState query={query} failed="published.feedback.failed">
      {(feedback) => <FeedbackSection {...props} feedback={feedback} />}
    </QueryState>
  );
}

function FeedbackSection({ campaign, about, feedback, k, search, onSearch }: FeedbackSectionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { n_band, shares, ...words } = feedback;
  const verdict = feedbackVerdict(shares);
  const hasContent = verdict !== null || words.total > 0 || search !== '';
  const rating: SupplementalResult = {
    question_id: feedbackRatingId,
    question: translate('published.feedback.rating'),
    kind: 'choice',
    ...{ low: '', high: '', points: null, n_band },
    // Respondents chose between labels, not numbers, so a rating is shown like a choice.
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
    <Box component="section" aria-labelledby={titleId} sx={sectionStack}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography id={titleId} variant="h2">
          {translate('published.feedback.title')}
        </Typography>
        <Typography color={verdict ? undefined : 'text.secondary'}>
          {hasContent
            ? translate(`published.feedback.${verdict ? `verdicts.${verdict}` : 'unrated'}`)
            : translate('published.feedback.none')}
        </Typography>
      </Box>
      {hasContent && (
        <>
          <SupplementalResults campaign={campaign} about={about} questions={[rating]} />
          <PublishedComments
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
