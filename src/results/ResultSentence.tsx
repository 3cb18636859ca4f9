import { Typography } from '@mui/material';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { headlineSentences } from '../../domain/results/headlineSentences.ts';
import { useResultWords } from './useResultWords.ts';

export interface ResultSentenceProps {
  readonly company: string;
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

/** The score in a sentence with its margin and its change. Renders nothing without published results. */
export function ResultSentence(props: ResultSentenceProps) {
  const sentences = headlineSentences(props, useResultWords());
  if (!sentences) return null;
  return (
    <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
      <strong>{sentences.score}</strong> {sentences.change}
    </Typography>
  );
}
