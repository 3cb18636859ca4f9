import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatMoment } from '../../../domain/dates/formatDate.ts';
import { Hint } from '../page/SecondaryText.tsx';
import { usePalette } from '../page/usePalette.ts';
import { type ChartFigures, ChartTable } from './ChartTable.tsx';
import { saveCsv, savePng } from './saveFile.ts';
import { saveWorkbook } from './saveWorkbook.ts';

interface ChartCardProps {
  /** The finding as a sentence, not the type of the chart. */
  readonly title: string;
  /** The number of respondents and the date. */
  readonly caption: string;
  /** Null while there is nothing to draw; the table and download buttons are then hidden. */
  readonly table: ChartFigures | null;
  /** The name of the exported file without its extension. */
  readonly fileName: string;
  /** The selected filters by label, for the exported workbook. */
  readonly exportFilters?: readonly (readonly [label: string, value: string])[];
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every chart: title, caption, a table view, and downloads as CSV, workbook and PNG. */
export function ChartCard(props: ChartCardProps) {
  const { title, caption, table, fileName, controls, children } = props;
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const imageExport = useImageExport(fileName, drawing);
  const workbookExport = useWorkbookExport(props);
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Box ref={drawing} sx={imageExportStyles}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', mb: 2 }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Hint>{caption}</Hint>
          </Box>
          {table && (
            <Box
              data-picture="left-out"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 0.5,
                alignSelf: 'start',
                ml: -0.75,
                '& button': { minWidth: 0 },
              }}
            >
              <Button size="small" onClick={() => setTable(!isTable)}>
                {translate(isTable ? 'results.chart.asChart' : 'results.chart.asTable')}
              </Button>
              <Button
                size="small"
                aria-label={translate('results.chart.csvOf', { title })}
                onClick={() => saveCsv(fileName, table)}
              >
                {translate('results.chart.csv')}
              </Button>
              <Button
                size="small"
                aria-label={translate('exports.chart.xlsxOf', { title })}
                onClick={() => void workbookExport.save(table)}
              >
                {translate('exports.chart.xlsx')}
              </Button>
              {!isTable && (
                <Button
                  size="small"
                  aria-label={translate('results.chart.pngOf', { title })}
                  onClick={() => void imageExport.save()}
                >
                  {translate('results.chart.png')}
                </Button>
              )}
            </Box>
          )}
        </Box>
        {controls && (
          <Box data-picture="left-out" sx={{ mb: 2 }}>
            {controls}
          </Box>
        )}
        {imageExport.failed && (
          <Alert severity="error" data-picture="left-out" sx={{ mb: 2 }}>
            {translate('results.chart.failed')}
          </Alert>
        )}
        {workbookExport.failed && (
          <Alert severity="error" data-picture="left-out" sx={{ mb: 2 }}>
            {translate('exports.chart.failed')}
          </Alert>
        )}
        {isTable && table ? (
          <ChartTable label={translate('results.chart.tableOf', { title })} table={table} />
        ) : (
          children
        )}
      </Box>
    </Card>
  );
}

/** Styles while the PNG is made: exported images have no web fonts and cannot scroll. */
const imageExportStyles = {
  '&[data-picturing] *': { fontFamily: 'sans-serif !important' },
  '&[data-picturing] .MuiTableContainer-root': {
    overflow: 'visible !important',
    maxHeight: 'none !important',
  },
} as const;

function useImageExport(fileName: string, drawing: React.RefObject<HTMLElement | null>) {
  const palette = usePalette();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      if (drawing.current) await savePng(fileName, drawing.current, palette.surfaceRaised);
    } catch {
      setFailed(true);
    }
  };
  return { failed, save };
}

/** Saves the figures as a workbook, with the card's title and filters on a second sheet. */
function useWorkbookExport({ fileName, title, caption, exportFilters = [] }: ChartCardProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [failed, setFailed] = useState(false);
  const save = async (table: ChartFigures) => {
    setFailed(false);
    const saved = formatMoment(new Date(), locale, { dateStyle: 'long' });
    try {
      await saveWorkbook(fileName, table, {
        figures: translate('exports.chart.figures'),
        about: translate('exports.chart.about'),
        facts: [
          [translate('exports.chart.shows'), title],
          [translate('exports.chart.rests'), caption],
          ...exportFilters,
          [translate('exports.chart.saved'), saved],
        ],
      });
    } catch {
      setFailed(true);
    }
  };
  return { failed, save };
}
