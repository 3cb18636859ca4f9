import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  computeSelectionRates,
  hiringKeys,
  type SelectionRates as Rates,
  selectionRatesQuery,
} from '../../../dataProviders/hiring.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ApplicantFeedback } from './ApplicantFeedback.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { SelectionRateTable } from './SelectionRateTable.tsx';
import { useStageName } from './useStageName.ts';

/** The number of applicants of each group who passed each stage. Available once the role is closed. */
export default function SelectionRates() {
  const id = Number(useParams().id);
  const query = useQuery(selectionRatesQuery(useAccountId(), id));
  return (
    <>
      <BackLink to={hiringPaths.manage(id)} label="hiring.applicant.back" />
      <QueryState
        query={query}
        failed="hiring.rates.failed"
        missing="hiring.missing"
        loading="hiring.loading"
        shape="page"
      >
        {(rates) => <RatesPage rates={rates} />}
      </QueryState>
    </>
  );
}

function RatesPage({ rates }: { readonly rates: Rates }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const stages = [...new Set(rates.tables.map(({ stage }) => stage))];
  return (
    <>
      <PageHeader
        title={translate('hiring.rates.title', { title: rates.role.title })}
        purpose={translate('hiring.rates.purpose')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {rates.made_on ? (
          <>
            <Hint>
              {translate('hiring.rates.made')} <CalendarDay day={rates.made_on} />
            </Hint>
            <Caveats />
            {stages.map((stage) => (
              <Panel key={stage} title={stageWord(stage)}>
                {rates.tables
                  .filter((one) => one.stage === stage)
                  .map((one) => (
                    <SelectionRateTable key={one.dimensions.join()} rates={one} stage={stageWord(stage)} />
                  ))}
              </Panel>
            ))}
            <ApplicantFeedback role={rates.role} publishedOn={rates.made_on} />
          </>
        ) : (
          <RatesNotCalculated rates={rates} />
        )}
      </Box>
    </>
  );
}

function Caveats() {
  const translate = useTranslate();
  return (
    <Alert severity="info">
      <Typography variant="h3" component="h2">
        {translate('hiring.rates.caveats.title')}
      </Typography>
      {(['voluntary', 'small', 'chance', 'cause', 'law'] as const).map((key) => (
        <Typography key={key} variant="body2">
          {translate(`hiring.rates.caveats.${key}`)}
        </Typography>
      ))}
    </Alert>
  );
}

function RatesNotCalculated({ rates: { role, undecided } }: { readonly rates: Rates }) {
  const translate = useTranslate();
  const make = useAction(computeSelectionRates, { invalidates: hiringKeys });
  const isEarly = role.status !== 'closed';
  const missing = [
    isEarly ? translate('hiring.rates.early.open') : '',
    undecided > 0 ? translate('hiring.rates.early.undecided', { smart_count: undecided }) : '',
  ].filter(Boolean);
  return (
    <StateCard
      title={translate('hiring.rates.early.title')}
      text={[translate('hiring.rates.early.text'), ...missing].join(' ')}
      action={
        missing.length === 0 && (
          <ConfirmedButton
            variant="contained"
            title={translate('hiring.rates.makeTitle')}
            text={translate('hiring.rates.makeText')}
            busy={make.isPending}
            onConfirm={(close) => make.mutate(role.id, { onSuccess: close })}
          >
            {translate('hiring.rates.make')}
          </ConfirmedButton>
        )
      }
    />
  );
}
