import { Box, ButtonBase, Typography } from '@mui/material';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { usePalette } from '../page/usePalette.ts';
import { BarFigure, BarFill, BarName, BarTrack } from './BarParts.tsx';
import { barGrid, barRow, hatchedBackground } from './barGrid.ts';
import { type DisplayedScore, displayedScoreText, type ScoreTexts, scoreRange } from './displayedScore.ts';

export interface ScoreBar extends DisplayedScore {
  readonly id: number;
  readonly name: string;
  /** The level in a word, so that color is never the only indicator. */
  readonly level: string;
  /** Half of the confidence range in points; null when unknown. */
  readonly margin: number | null;
  readonly note?: string;
}

interface ScoreBarsProps {
  readonly label: string;
  readonly bars: readonly ScoreBar[];
  readonly words: ScoreTexts;
  /** The id of the selected bar. */
  readonly chosen?: number;
  readonly onChoose?: (id: number) => void;
}

/**
 * Scores from 0 to 100 as bars, each with its number, its level and a whisker for its margin. The uncertain part of a banded or capped
 * score ("80 or more") is hatched.
 */
export function ScoreBars({ label, bars, words, chosen, onChoose }: ScoreBarsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ ...barGrid, rowGap: 0.5 }}>
      {bars.map((bar) => (
        <Box component="li" key={bar.id} sx={barRow}>
          {onChoose ? (
            <ButtonBase
              onClick={() => onChoose(bar.id)}
              aria-pressed={bar.id === chosen}
              sx={{
                ...barRow,
                alignItems: 'stretch',
                textAlign: 'start',
                borderRadius: 1,
                bgcolor: bar.id === chosen ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Bar bar={bar} words={words} />
            </ButtonBase>
          ) : (
            <Bar bar={bar} words={words} />
          )}
        </Box>
      ))}
    </Box>
  );
}

function Bar({ bar, words }: { readonly bar: ScoreBar; readonly words: ScoreTexts }) {
  return (
    <Box component="span" sx={{ ...barRow, rowGap: 0.5, p: 1 }}>
      <BarName name={bar.name} note={bar.note} />
      <Track bar={bar} />
      <BarFigure>
        <strong>{displayedScoreText(bar, words)}</strong>
        {bar.value !== null && (
          <Typography
            variant="caption"
            component="span"
            color="text.secondary"
            sx={{ ml: 1, display: 'inline-block', minWidth: 44, textAlign: 'start' }}
          >
            {bar.level}
          </Typography>
        )}
      </BarFigure>
    </Box>
  );
}

const height = 12;

function Track({ bar }: { readonly bar: ScoreBar }) {
  const palette = usePalette();
  const { value, margin } = bar;
  const hasWhisker = value !== null && margin !== null && !bar.low && !bar.high;
  const color = scoreColors(palette)[scoreWord(value)];
  const { from, to } = scoreRange(bar);
  return (
    <BarTrack height={height} isUnknown={value === null}>
      {value !== null && <BarFill percent={from} height={height} color={color} />}
      {value !== null && to > from && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 0,
            insetInlineStart: `${from}%`,
            width: `${to - from}%`,
            height,
            backgroundImage: hatchedBackground(color),
          }}
        />
      )}
      {hasWhisker && <Whisker from={Math.max(0, value - margin)} to={Math.min(100, value + margin)} />}
    </BarTrack>
  );
}

function Whisker({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        insetInlineStart: `${from}%`,
        width: `${to - from}%`,
        top: -2,
        height: height + 4,
        borderInline: '2px solid',
        borderColor: 'text.primary',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: '50%',
          borderTop: '1px solid',
          borderColor: 'text.primary',
        },
      }}
    />
  );
}
