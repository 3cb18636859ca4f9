import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isExactScore, levelText, scoreText } from '../../../domain/results/resultTexts.ts';
import type { SlideContent } from '../../../domain/results/slideContents.ts';
import { ScoreBars } from '../../kit/charts/ScoreBars.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { toDisplayedScore } from '../scoreChanges.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { useResultWords } from '../useResultWords.ts';

/** Texts grow with the screen, so that they can be read from a distance. */
const sizes = {
  title: 'clamp(1.5rem, 3.2vw, 3.5rem)',
  text: 'clamp(1.125rem, 1.8vw, 2rem)',
  bars: 'clamp(1rem, 1.5vw, 1.625rem)',
  note: 'clamp(0.875rem, 1.1vw, 1.25rem)',
} as const;

/** One finding as the title, with its chart, its number of people and its margins. */
export function SlideView({ slide }: { readonly slide: SlideContent }) {
  const translate = useTranslate();
  const texts = useResultTexts();
  const words = useResultWords();
  const { title, text, rows, referenceName, about, margins } = slide;
  const bars = rows.map(({ name, score, people, reference }, at) => {
    const notes = [
      ...(isExactScore(score) && score.margin !== null ? [`±${Math.ceil(score.margin)}`] : []),
      ...(people ? [people] : []),
      ...(reference && referenceName
        ? [
            translate('results.sharing.show.reference', {
              name: referenceName,
              score: scoreText(reference, words),
            }),
          ]
        : []),
    ];
    return {
      ...toDisplayedScore(score),
      ...{ id: at, name, level: levelText(score, words), margin: score.margin },
      ...(notes.length > 0 && { note: notes.join(' · ') }),
    };
  });
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography
          component="h1"
          sx={{ fontSize: sizes.title, fontWeight: 500, lineHeight: 1.2, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {text && <Typography sx={{ fontSize: sizes.text, lineHeight: 1.35 }}>{text}</Typography>}
      </Box>
      <Box
        sx={{
          '& .MuiTypography-root': { fontSize: sizes.bars },
          '& .MuiTypography-caption': { fontSize: sizes.note },
        }}
      >
        <ScoreBars label={translate('results.sharing.show.bars')} bars={bars} words={texts} />
      </Box>
      <SecondaryText sx={{ fontSize: sizes.note }}>
        {about}. {margins}
      </SecondaryText>
    </Box>
  );
}
