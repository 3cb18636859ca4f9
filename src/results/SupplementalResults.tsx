import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SupplementalResult } from '../../contract/v2/supplementalShapes.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { DistanceBars } from '../kit/charts/DistanceBars.tsx';
import { usePalette } from '../kit/page/usePalette.ts';
import type { ShareLine } from './shareLines.ts';
import { sectionStack } from './stackStyles.ts';
import { useQuestionResultTexts } from './useQuestionResultTexts.ts';
import { useResultTexts } from './useResultTexts.ts';

interface SupplementalResultsProps {
  /** The name of the campaign. */
  readonly campaign: string;
  /** Returns the caption: the number of respondents and the date. */
  readonly about: (n_band: number | null) => string;
  readonly questions: readonly SupplementalResult[];
}

/** The results of an account's custom questions, one chart each; renders nothing without such questions. */
export function SupplementalResults({ campaign, about, questions }: SupplementalResultsProps) {
  if (questions.length === 0) return null;
  return (
    <Box sx={sectionStack}>
      {questions.map((question) => (
        <SupplementalChart
          key={question.question_id}
          campaign={campaign}
          about={about(question.n_band)}
          question={question}
        />
      ))}
    </Box>
  );
}

interface SupplementalChartProps {
  readonly campaign: string;
  readonly about: string;
  readonly question: SupplementalResult;
}

function SupplementalChart({ campaign, about, question }: SupplementalChartProps) {
  const translate = useTranslate();
  const texts = useQuestionResultTexts(question);
  const { lines } = texts;
  return (
    <ChartCard
      title={texts.title}
      caption={about}
      exportFilters={[[translate('exports.chart.campaign'), campaign]]}
      fileName={`${campaign} ${question.question}`.slice(0, 80)}
      table={
        lines.length === 0
          ? null
          : {
              header: [translate('published.shares.answer'), translate('published.shares.percent')],
              rows: texts.rows,
            }
      }
    >
      {lines.length === 0 ? (
        <NotShown />
      ) : (
        <>
          <ShareBars
            label={translate('published.shares.bars', { question: question.question })}
            lines={lines}
          />
          {texts.notShown && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {texts.notShown}
            </Typography>
          )}
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
            {texts.why}
          </Typography>
        </>
      )}
    </ChartCard>
  );
}

function NotShown() {
  const palette = usePalette();
  const words = useResultTexts();
  return (
    <Box
      sx={{
        borderRadius: 1,
        p: 3,
        backgroundImage: `repeating-linear-gradient(45deg, ${palette.lineStrong} 0 1px, transparent 1px 8px)`,
      }}
    >
      <Typography component="span" sx={{ bgcolor: 'background.paper', px: 1, py: 0.5, borderRadius: 1 }}>
        {words.notShown}
      </Typography>
    </Box>
  );
}

/** Shares as bars in one color, because no answer is better than another. */
const ShareBars = ({ label, lines }: { readonly label: string; readonly lines: readonly ShareLine[] }) => (
  <DistanceBars
    label={label}
    minScale={100}
    bars={lines.map(({ name, percent, text }) => ({ id: name, name, value: percent, reference: null, text }))}
  />
);
