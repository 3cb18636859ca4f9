import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { metricValues, type RaterViews } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

interface OthersChartProps {
  readonly others: RaterViews;
  readonly self: OwnScore;
}

/** The person's self-assessment with its confidence range, compared with each published group of raters. */
export function RaterComparisonChart({ others, self }: OthersChartProps) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const nameGroup = useRaterGroupName();
  const visibleGroups = others.groups.map((group) => ({
    name: words.group(group.rater_group),
    score: group,
    values: new Map(metricValues(group).map(({ key, value }) => [key, value])),
  }));
  const wordsOf = (metric: Metric) =>
    others.compared.flatMap(({ rater_group, metrics: each }) => {
      const word = each.find((one) => one.metric === metric)?.word ?? 'inLine';
      return word === 'inLine' ? [] : [{ word, group: words.group(rater_group) }];
    });
  const differing = metrics.filter((metric) => wordsOf(metric).length > 0);
  const note = (metric: Metric) =>
    [...new Set(wordsOf(metric).map(({ word }) => word))]
      .map((word) => {
        const groups = wordsOf(metric).flatMap((one) => (one.word === word ? one.group : []));
        return `${translate(`ownResults.gap.${word}`)} (${words.list(groups)})`;
      })
      .join('; ');
  const values = metricValues(self);
  return (
    <ChartCard
      title={
        differing.length > 0
          ? translate('ownResults.others.title.differ', { metrics: words.metrics(differing) })
          : translate('ownResults.others.title.agree')
      }
      caption={translate('ownResults.others.about', {
        campaign: others.campaign,
        groups: words.list(others.groups.map(nameGroup)),
      })}
      fileName={others.campaign}
      table={{
        header: [
          translate('ownResults.table.metric'),
          translate('ownResults.others.self'),
          ...visibleGroups.map(({ name }) => name),
          translate('ownResults.table.beside'),
        ],
        rows: values.map(({ key, value }) => [
          words.metric(key),
          value,
          ...visibleGroups.map((group) => group.values.get(key) ?? null),
          note(key) || translate('ownResults.gap.inLine'),
        ]),
      }}
    >
      <MetricIntervals
        label={translate('ownResults.others.bars')}
        pointLegend={translate('ownResults.others.self')}
        rows={values.map(({ key, value, low, high }) => ({
          id: key,
          name: words.metric(key),
          value,
          low,
          high,
          ...(note(key) ? { note: note(key) } : {}),
          marks: visibleGroups.flatMap((group) => {
            const other = group.values.get(key);
            return other === undefined ? [] : [{ name: group.name, value: other }];
          }),
        }))}
      />
      <Hint sx={{ px: 1, mt: 2, maxWidth: 720 }}>{translate('ownResults.others.normal')}</Hint>
      {others.groups.some(({ is_everyone_counted }) => is_everyone_counted) && (
        <Hint sx={{ px: 1, mt: 1, maxWidth: 720 }}>{translate('ownResults.others.allCount')}</Hint>
      )}
    </ChartCard>
  );
}

/** The name of a rater group with the range of its size; the size is left out for the manager, who is one person. */
export function useRaterGroupName(): (group: OwnScore) => string {
  const translate = useTranslate();
  const words = useProfileFormat();
  return ({ rater_group, raters }) => {
    const group = words.group(rater_group);
    if (rater_group === 'manager' || raters === null) return group;
    const band = translate(`ownResults.raters.${raters}`);
    return translate('ownResults.others.group', { group, raters: band });
  };
}
