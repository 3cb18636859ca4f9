import type PptxGenJS from 'pptxgenjs';
import { cleanText, deckColors, deckFont, shortenText } from './deckText.ts';

/** Bars from 0 to 100, each with a bar to compare with where there is one. */
export interface DeckChart {
  /** The chart in words. */
  readonly alt: string;
  readonly series: readonly {
    readonly name: string;
    /** One per category; null without a score. */
    readonly values: readonly (number | null)[];
  }[];
  readonly categories: readonly string[];
  /** Whether the bars show their values; not for limited scores, whose text is in the category. */
  readonly hasValueLabels: boolean;
}

export interface DeckArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Adds a chart with an editable workbook. */
export function addDeckChart(
  slide: PptxGenJS.Slide,
  { alt, series, categories, hasValueLabels }: DeckChart,
  { color, ...area }: DeckArea & { readonly color: string },
): void {
  const labels = categories.map((name) => shortenText(name, 34));
  const isMany = categories.length * series.length > 12;
  slide.addChart(
    'bar',
    series.map(({ name, values }) => ({
      name: shortenText(name, 80),
      labels,
      // The library writes null as an empty cell, although its types don't allow it.
      values: values as number[],
    })),
    {
      ...area,
      altText: cleanText(alt),
      barDir: 'bar',
      barGapWidthPct: 45,
      // With one series, the library would give each bar the next color.
      chartColors: series.length > 1 ? [color, deckColors.reference] : [color],
      valAxisMinVal: 0,
      valAxisMaxVal: 100,
      valAxisMajorUnit: 25,
      valAxisLabelFontSize: 11,
      valGridLine: { color: deckColors.line, size: 0.5 },
      // The first category is at the top, as in the table.
      catAxisOrientation: 'maxMin' as 'minMax', // The types state one of the two values.
      catAxisLabelFontFace: deckFont,
      catAxisLabelFontSize: isMany ? 10 : 12,
      catAxisLabelColor: deckColors.text,
      showValue: hasValueLabels,
      dataLabelFontSize: isMany ? 9 : 12,
      dataLabelColor: deckColors.text,
      dataLabelFormatCode: '0',
      showLegend: series.length > 1,
      legendPos: 'b',
      legendFontSize: 11,
    },
  );
}
