import { useTranslate } from 'react-admin';
import { StateCard } from '../../kit/states/StateCard.tsx';

const explainedCodes = ['score_mixed', 'score_relative'];

/** Explains why profiles can't be compared. */
export function ComparisonRefused({ code }: { readonly code: string }) {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('metricResults.refused.title')}
      text={translate(`metricResults.refused.${explainedCodes.includes(code) ? code : 'other'}`)}
    />
  );
}
