import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CultureInformation } from '../../../contract/v2/technicalShapes.ts';
import { cultureInformationQuery } from '../../../dataProviders/benchmarkResultDetails.ts';
import { minPeopleForTopics } from '../../../domain/release/topicReliability.ts';
import { ChartTable } from '../../kit/charts/ChartTable.tsx';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { pageStack } from '../../results/stackStyles.ts';
import { TechnicalLimits, TechnicalSection, useReliabilityText } from '../../results/TechnicalSection.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';

const limits = ['person', 'scale', 'time', 'campaigns'].map((limit) => `technical.culture.limits.${limit}`);

/** The reliability of the results of a benchmark campaign, for administrators. */
export default function CultureTechnical() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const query = useQuery(cultureInformationQuery(useAccountId(), id));
  return (
    <Box sx={pageStack}>
      <PageHeader
        title={translate('titles.technicalInformation')}
        purpose={translate('technical.purpose')}
        action={
          <Button component={Link} to={`/micro-surveys/benchmarks/manage/${id}/results`}>
            {translate('technical.back')}
          </Button>
        }
      />
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

function Sections({ technical }: { readonly technical: CultureInformation }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const range = useReliabilityText();
  const { name, closed_on, people, topics } = technical;
  return (
    <>
      <SecondaryText>{translate('technical.campaign', { name, day: words.day(closed_on) })}</SecondaryText>
      <TechnicalSection title={translate('technical.culture.topics')}>
        {people === null ? (
          <SecondaryText>
            {translate('technical.culture.tooFew', { people: minPeopleForTopics })}
          </SecondaryText>
        ) : (
          <>
            <SecondaryText>{translate('technical.culture.method', { people })}</SecondaryText>
            <SecondaryText>{translate('technical.culture.noRetest')}</SecondaryText>
            <ChartTable
              label={translate('technical.culture.table')}
              table={{
                header: ['topic', 'elements', 'measured'].map((column) =>
                  translate(`technical.culture.columns.${column}`),
                ),
                rows: topics.map(({ topic, elements, ...one }) => [topic, elements, range(one)]),
              }}
            />
          </>
        )}
      </TechnicalSection>
      <TechnicalLimits texts={limits} />
    </>
  );
}
