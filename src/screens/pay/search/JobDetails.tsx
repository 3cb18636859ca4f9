import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PricedJob } from '../../../../dataProviders/compensation.ts';
import { minMarketPeople } from '../../../../domain/pay/market/broaderGroups.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { FallBackText } from './FallBackText.tsx';

/** Where the figures of a job come from, and how far they can be relied on. */
export function JobDetails({ job }: { readonly job: PricedJob }) {
  const translate = useTranslate();
  const { title, titles, code, price } = job;
  return (
    <Panel title={translate('compensation.result.detail', { job: title })}>
      {price ? (
        <PriceFacts job={job} price={price} />
      ) : (
        <Alert severity="warning" variant="outlined">
          {translate('compensation.result.tooFewText', { job: title, min: minMarketPeople })}
        </Alert>
      )}
      <FactList>
        <Fact term={translate('compensation.result.facts.titles')}>
          {titles.filter((one) => one !== title).join(' · ') || '–'}
        </Fact>
        <Fact term={translate('compensation.result.facts.code')}>{code}</Fact>
      </FactList>
    </Panel>
  );
}

interface PriceFactsProps {
  readonly job: PricedJob;
  readonly price: NonNullable<PricedJob['price']>;
}

function PriceFacts({ job, price }: PriceFactsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { figures, n, confidence, reasons } = price;
  const days = figures.map(({ as_of }) => as_of).sort();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const sources = [...new Set(figures.map(({ source }) => source))];
  const reasonTexts = reasons.map((reason) => translate(`compensation.reasons.${reason}`));
  return (
    <>
      <FallBackText job={job} price={price} />
      <FactList>
        <Fact term={translate('compensation.result.facts.people')}>{format.number(n)}</Fact>
        <Fact term={translate('compensation.result.facts.sources')}>{format.list(sources)}</Fact>
        <Fact term={translate('compensation.result.facts.dates')}>
          {from === to
            ? format.day(from)
            : translate('compensation.result.dateRange', { from: format.day(from), to: format.day(to) })}
        </Fact>
        <Fact term={translate('compensation.result.columns.confidence')}>
          {reasons.length === 0
            ? translate('compensation.confidenceHigh')
            : translate('compensation.confidenceText', {
                level: translate(`compensation.confidence.${confidence}`),
                reasons: format.list(reasonTexts),
              })}
        </Fact>
      </FactList>
    </>
  );
}
