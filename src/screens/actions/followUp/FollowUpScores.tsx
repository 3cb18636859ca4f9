import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FollowUpResponse, FollowUpScore } from '../../../../contract/v2/followUps.ts';
import { minRespondentsForMargins } from '../../../../domain/release/measureMargins.ts';
import { displayedScoreText } from '../../../kit/charts/displayedScore.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { toDisplayedScore } from '../../../results/scoreChanges.ts';
import { useResultTexts } from '../../../results/useResultTexts.ts';

type Result = NonNullable<FollowUpResponse['result']>;

interface Props {
  readonly topic: string;
  readonly result: Result;
}

/** The published score of the topic before and after, and in words whether it moved. */
export function FollowUpScores({ topic, result }: Props) {
  const translate = useTranslate();
  const texts = useResultTexts();
  const { before, after } = result;
  const scoreText = (score: FollowUpScore | null) => {
    const text = displayedScoreText(toDisplayedScore(score), texts);
    if (!score) return text;
    return score.margin === null
      ? translate('followUps.scoreOf', { score: text })
      : translate('followUps.scoreWithin', { score: text, smart_count: score.margin });
  };
  return (
    <>
      <Typography className="tabular" sx={{ fontWeight: 500, fontSize: 16 }}>
        {changeText(translate, topic, result)}
      </Typography>
      <Box
        component="dl"
        className="tabular"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {(['before', 'after'] as const).map((when) => (
          <Box key={when} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`followUps.${when}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {scoreText(when === 'before' ? before : after)}
            </Box>
          </Box>
        ))}
      </Box>
      {result.change && <Hint>{translate('followUps.chosen')}</Hint>}
    </>
  );
}

function changeText(
  translate: ReturnType<typeof useTranslate>,
  topic: string,
  { before, after, change }: Result,
): string {
  if (!after) return translate('followUps.changes.tooFew');
  if (!before) return translate('followUps.changes.noBefore');
  if (!change) {
    const isRange = [before, after].some(({ low, high, banded }) => low || high || banded);
    const isLimited = after.margin === null && after.n_band >= minRespondentsForMargins;
    const reason = isRange ? 'ranges' : isLimited ? 'limited' : 'noMargin';
    return translate(`followUps.changes.${reason}`, { topic });
  }
  const { word, points, margin } = change;
  if (points === 0) return translate('followUps.changes.same', { topic, smart_count: margin });
  const key = word === 'unclear' && points < 0 ? 'unclearDown' : word;
  return translate(`followUps.changes.${key}`, { topic, smart_count: Math.abs(points), margin });
}
