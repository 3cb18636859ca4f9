import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MetricReliability, TechnicalInformation } from '../../../contract/v2/technicalShapes.ts';
import { technicalInformationQuery } from '../../../dataProviders/metricResults.ts';
import { CALIBRATION_THRESHOLDS } from '../../../domain/scoring/personal/calibrationDue.ts';
import { minAccountsOfNorm } from '../../../domain/scoring/personal/isFromManyAccounts.ts';
import { minPeopleForReliability } from '../../../domain/scoring/personal/splitHalfReliability.ts';
import { ChartTable } from '../../kit/charts/ChartTable.tsx';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { pageStack } from '../../results/stackStyles.ts';
import { TechnicalLimits, TechnicalSection, useReliabilityText } from '../../results/TechnicalSection.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { useCampaignIdFromUrl } from './useCampaignIdFromUrl.ts';
import { useMetricNames } from './useMetricNames.ts';

const limits = ['person', 'time', 'validity', 'campaigns'].map(
  (limit) => `technical.metrics.limits.${limit}`,
);
const minimum = { people: minPeopleForReliability };
const noApplicants = { forms: CALIBRATION_THRESHOLDS.first, accounts: minAccountsOfNorm };

/** The reliability of the results of a campaign, for administrators. */
export default function TechnicalInformationPage() {
  const translate = useTranslate();
  const query = useQuery(technicalInformationQuery(useAccountId(), useCampaignIdFromUrl()));
  return (
    <Box sx={pageStack}>
      <PageHeader title={translate('titles.technicalInformation')} purpose={translate('technical.purpose')} />
      <QueryState
        query={query}
        failed="technical.failed"
        missing="technical.missing"
        loading="results.loading"
        shape="page"
      >
        {(technical) =>
          technical ? <Sections technical={technical} /> : <TranslatedStateCard texts="technical.none" />
        }
      </QueryState>
    </Box>
  );
}

function Sections({ technical }: { readonly technical: TechnicalInformation }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const word = (key: string, values: object = {}) => translate(`technical.metrics.${key}`, values);
  const { raters, applicants } = technical;
  return (
    <>
      <SecondaryText>
        {translate('technical.campaign', { name: technical.name, day: words.day(technical.released_on) })}
      </SecondaryText>
      <TechnicalSection title={word('self.title')}>
        {technical.people === null ? (
          <SecondaryText>{word('tooFew', minimum)}</SecondaryText>
        ) : (
          <>
            <SecondaryText>{word('self.method', { people: technical.people })}</SecondaryText>
            <SecondaryText>{word('self.time')}</SecondaryText>
            <ReliabilityTable label={word('self.table')} metrics={technical.metrics} />
          </>
        )}
      </TechnicalSection>
      <TechnicalSection title={word('ratings.title')}>
        <SecondaryText>
          {raters
            ? word('ratings.text', {
                people: raters.people,
                one: raters.of_one.toFixed(2),
                three: raters.of_three.toFixed(2),
                five: raters.of_five.toFixed(2),
              })
            : word('ratings.tooFew', minimum)}
        </SecondaryText>
      </TechnicalSection>
      <TechnicalSection title={word('applicants.title')}>
        {applicants ? (
          <>
            <SecondaryText>{word('applicants.text', { forms: applicants.forms })}</SecondaryText>
            <ReliabilityTable label={word('applicants.table')} metrics={applicants.metrics} />
          </>
        ) : (
          <SecondaryText>{word('applicants.none', noApplicants)}</SecondaryText>
        )}
      </TechnicalSection>
      <TechnicalLimits texts={limits} />
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly metrics: readonly MetricReliability[];
}

function ReliabilityTable({ label, metrics }: TableProps) {
  const translate = useTranslate();
  const name = useMetricNames();
  const range = useReliabilityText();
  const columns = ['metric', 'byDesign', 'measured'];
  return (
    <ChartTable
      label={label}
      table={{
        header: columns.map((column) => translate(`technical.metrics.columns.${column}`)),
        rows: metrics.map(({ metric, by_design, measured }) => [
          name('names', metric),
          by_design?.toFixed(2) ?? null,
          range(measured),
        ]),
      }}
    />
  );
}
