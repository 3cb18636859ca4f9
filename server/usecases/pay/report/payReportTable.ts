import type { Article9Report, GenderShares } from '../../../../domain/pay/gaps/reportArticle9.ts';
import type { payReportFile } from '../../../../locales/en/payReportFile.ts';
import type { Translated } from '../../../../locales/languages.ts';

export type PayReportWords = Translated<typeof payReportFile>;

/** The figures by their letters, one in each row. */
export function payReportTable(figures: Article9Report, words: PayReportWords) {
  const percent = (share: number | null) =>
    share === null ? words.withheld : `${(Math.round(share * 1_000) / 10).toFixed(1)}%`;
  const gap = (figure: string, group: string, value: number | null) => [
    figure,
    group,
    '',
    '',
    percent(value),
  ];
  const shares = (figure: string, group: string, both: GenderShares | null) => [
    figure,
    group,
    percent(both?.women ?? null),
    percent(both?.men ?? null),
    '',
  ];
  const { figures: names, everyone, quartiles } = words;
  const rows: string[][] = [
    gap(names.a, everyone, figures.meanGap),
    gap(names.b, everyone, figures.variableMeanGap),
    gap(names.c, everyone, figures.medianGap),
    gap(names.d, everyone, figures.variableMedianGap),
    shares(names.e, everyone, figures.receivingVariable),
    ...([0, 1, 2, 3] as const).map((band) =>
      shares(names.f, quartiles[band], figures.quartiles?.[band] ?? null),
    ),
    ...figures.categories.flatMap(({ name, baseGap, variableGap }) => [
      gap(
        names.g,
        words.base.replace('%{category}', () => name),
        baseGap,
      ),
      gap(
        names.g,
        words.variable.replace('%{category}', () => name),
        variableGap,
      ),
    ]),
  ];
  return { header: Object.values(words.columns), rows };
}
