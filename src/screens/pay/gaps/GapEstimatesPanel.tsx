import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PayGaps } from '../../../../dataProviders/pay.ts';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

/** The raw and the adjusted gap with their intervals, after one sentence with the answer. */
export function GapEstimatesPanel({ gaps }: { readonly gaps: PayGaps }) {
  const translate = useTranslate();
  const format = useFormat();
  const { raw, adjusted, minimum_group } = gaps;
  const percent = (share: number) => format.percent(share, 1);
  const rows = [
    { name: 'raw', estimate: raw },
    { name: 'adjusted', estimate: adjusted },
  ].flatMap(({ name, estimate }) => (estimate ? [{ name, ...estimate }] : []));
  return (
    <Panel title={answerOf(gaps)} text={translate('pay.gaps.estimates.text')}>
      {rows.length > 0 && (
        <DataTable
          caption={translate('pay.gaps.estimates.caption')}
          columnTexts="pay.gaps.estimates.columns"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { name: 'name', cell: ({ name }) => translate(`pay.gaps.estimates.${name}`) },
            { name: 'gap', align: 'right', cell: ({ gap }) => percent(gap) },
            {
              name: 'interval_90',
              align: 'right',
              cell: ({ low_90, high_90 }) => rangeOf(low_90, high_90),
            },
            {
              name: 'interval_95',
              align: 'right',
              isWide: true,
              cell: ({ low_95, high_95 }) => rangeOf(low_95, high_95),
            },
          ]}
        />
      )}
      {raw && !adjusted && <Alert severity="info">{translate('pay.gaps.estimates.notAdjusted')}</Alert>}
      {gaps.r_squared !== null && adjusted && (
        <Hint>{translate('pay.gaps.estimates.rSquared', { share: format.percent(gaps.r_squared) })}</Hint>
      )}
    </Panel>
  );

  function rangeOf(low: number, high: number): string {
    return translate('pay.gaps.range', { low: percent(low), high: percent(high) });
  }

  function answerOf({ raw: found, women, men }: PayGaps): string {
    if (!found) return translate('pay.gaps.tooFew', { minimum: minimum_group, women, men });
    const answer = found.gap >= 0 ? 'lower' : 'higher';
    return translate(`pay.gaps.answer.${answer}`, { gap: percent(Math.abs(found.gap)) });
  }
}
