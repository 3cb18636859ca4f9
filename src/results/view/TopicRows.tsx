import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { displayedScoreText, scoreRange } from '../../kit/charts/displayedScore.ts';
import { usePalette } from '../../kit/page/usePalette.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { DifferenceFigure } from './DifferenceFigure.tsx';
import { rowCell, rowGrid, rowLabel } from './rowStyles.ts';
import type { TopicRow } from './topicRows.ts';

/** The id of a topic's row, which gets the focus when the topic is closed. */
export const topicRowId = (topicId: number): string => `topic-row-${topicId}`;

interface TopicRowsProps {
  readonly rows: readonly TopicRow[];
  /** The headings of both differences; null leaves a column out. */
  readonly changeLabel: string | null;
  readonly gapLabel: string | null;
  readonly onOpen: (topicId: number) => void;
}

/** A row for every topic with its score, its change and its gap. On a phone, each value is below the name, with its label. */
export function TopicRows({ rows, changeLabel, gapLabel, onOpen }: TopicRowsProps) {
  const translate = useTranslate();
  const noneOf = ({ shown }: TopicRow, reason: 'newTopic' | 'noReference') =>
    translate(`results.view.rows.${shown.value === null ? 'unknown' : reason}`);
  const columns = 2 + Number(changeLabel !== null) + Number(gapLabel !== null);
  return (
    <Box>
      <Box aria-hidden sx={{ ...rowGrid(columns), display: { xs: 'none', md: 'grid' }, px: 1, pb: 0.5 }}>
        {['', translate('results.view.rows.score'), changeLabel, gapLabel].map(
          (label) =>
            label !== null && (
              <Typography key={label} variant="caption" color="text.secondary">
                {label}
              </Typography>
            ),
        )}
      </Box>
      <Box
        component="ul"
        aria-label={translate('results.topics.bars')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((row) => (
          <Box component="li" key={row.topic_id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <ButtonBase
              id={topicRowId(row.topic_id)}
              aria-haspopup="dialog"
              onClick={() => onOpen(row.topic_id)}
              sx={{
                ...rowGrid(columns),
                p: 1,
                textAlign: 'start',
                borderRadius: 1,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Typography
                component="span"
                sx={{ overflowWrap: 'anywhere', gridColumn: { xs: '1', md: 'auto' } }}
              >
                {row.topic}
              </Typography>
              <Score row={row} />
              {changeLabel !== null && (
                <Box component="span" sx={rowCell}>
                  <Label>{changeLabel}</Label>
                  <DifferenceFigure difference={row.change} none={noneOf(row, 'newTopic')} />
                </Box>
              )}
              {gapLabel !== null && (
                <Box component="span" sx={rowCell}>
                  <Label>{gapLabel}</Label>
                  <DifferenceFigure difference={row.gap} none={noneOf(row, 'noReference')} />
                </Box>
              )}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const Label = ({ children }: { readonly children: string }) => (
  <Typography component="span" variant="caption" color="text.secondary" sx={rowLabel}>
    {children}{' '}
  </Typography>
);

/** The score with its margin and level, and a bar of its size; the bar is drawn up to the lower end of an uncertain score. */
function Score({ row }: { readonly row: TopicRow }) {
  const words = useResultTexts();
  const translate = useTranslate();
  const palette = usePalette();
  const { shown, margin } = row;
  const text = displayedScoreText(shown, words);
  const hasMargin = shown.value !== null && margin !== null && !shown.low && !shown.high;
  return (
    <Box component="span" sx={{ gridColumn: { xs: '2', md: 'auto' }, textAlign: { xs: 'end', md: 'start' } }}>
      <Typography component="span" variant="body2" className="tabular" sx={{ display: 'block' }}>
        <strong>
          {hasMargin
            ? translate('results.view.rows.withMargin', { points: text, margin: Math.ceil(margin) })
            : text}
        </strong>{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {shown.value === null ? '' : words.level(shown)}
        </Typography>
      </Typography>
      {shown.value !== null && (
        <Box aria-hidden component="span" sx={{ ...track, bgcolor: palette.surfaceSunken }}>
          <Box
            component="span"
            sx={{
              display: 'block',
              height: '100%',
              width: `${scoreRange(shown).from}%`,
              bgcolor: scoreColors(palette)[scoreWord(shown.value)],
            }}
          />
        </Box>
      )}
    </Box>
  );
}

const track = {
  display: { xs: 'none', md: 'block' },
  height: 6,
  mt: 0.5,
  borderRadius: 0.5,
  overflow: 'hidden',
} as const;
