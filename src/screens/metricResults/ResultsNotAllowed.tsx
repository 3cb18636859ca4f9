import { useTranslate } from 'react-admin';
import { StateCard } from '../../kit/states/StateCard.tsx';

const known = ['score_mixed', 'score_relative'];

/** Why profiles may not stand side by side. */
export function ResultsNotAllowed({ code }: { readonly code: string }) {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('metricResults.refused.title')}
      text={translate(`metricResults.refused.${known.includes(code) ? code : 'other'}`)}
    />
  );
}
