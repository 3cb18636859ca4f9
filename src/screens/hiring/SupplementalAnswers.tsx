import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { Panel } from '../../kit/page/Panel.tsx';

type OwnAnswer = ApplicantDetails['own_answers'][number];

/** An applicant's answers to custom questions; hidden without such questions and until the form is finished. */
export function SupplementalAnswers({
  applicant: { own_answers },
}: {
  readonly applicant: ApplicantDetails;
}) {
  const translate = useTranslate();
  if (own_answers.length === 0) return null;
  return (
    <Panel title={translate('hiring.ownAnswers.title')} text={translate('hiring.ownAnswers.text')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {own_answers.map((answer) => (
          <Box key={answer.question}>
            <Typography component="dt" variant="h3">
              {answer.question}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {answerText(answer, translate)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function answerText(
  { rating, points, low, high, choice, choices, text }: OwnAnswer,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (choices) return choices.join('\n') || translate('hiring.ownAnswers.none');
  if (rating === null) return choice ?? text ?? translate('hiring.ownAnswers.leftOut');
  const step = translate('hiring.ownAnswers.step', { rating, points });
  const end = rating === 1 ? low : rating === points ? high : '';
  return end ? translate('hiring.ownAnswers.end', { step, end }) : step;
}
