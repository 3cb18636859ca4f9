import { Stack, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formFitQuery } from '../../../../dataProviders/questions.ts';
import { type MetricKind, metricKinds } from '../../../../domain/metrics/metricKinds.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { BlockTable } from './BlockTable.tsx';
import { ComparedGroups } from './ComparedGroups.tsx';
import { FitLegend } from './FitLegend.tsx';
import { StatementPanel } from './StatementPanel.tsx';

const fields = { form: urlField.choice(metricKinds, 's') };

/** How well the questions of the personal metrics work, from the latest calibration of each form. */
export default function QuestionFit() {
  const translate = useTranslate();
  const [{ form }, setFilters] = useUrlFilters(fields);
  const query = useQuery(formFitQuery(useAccountId(), form));
  return (
    <>
      <BackLink to="/questions" label="questions.list" />
      <PageHeader title={translate('titles.questionFit')} purpose={translate('questionFit.purpose')} />
      <Tabs
        value={form}
        onChange={(_event, next: MetricKind) => setFilters({ form: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('questionFit.form')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {metricKinds.map((kind) => (
          <Tab
            key={kind}
            value={kind}
            id={`tab-${kind}`}
            aria-controls="panel-fit"
            label={translate(`questionFit.forms.${kind}`)}
          />
        ))}
      </Tabs>
      <Stack spacing={3} role="tabpanel" id="panel-fit" aria-labelledby={`tab-${form}`}>
        <QueryState
          query={query}
          failed="questionFit.failed"
          loading="questionFit.loading"
          height={480}
          empty={{ when: (fit) => fit === null, text: 'questionFit.none' }}
        >
          {(fit) =>
            fit && (
              <>
                <StatementPanel fit={fit} key={form} />
                <BlockTable blocks={fit.blocks} />
                <ComparedGroups kind={form} groups={fit.groups} />
                <FitLegend />
              </>
            )
          }
        </QueryState>
      </Stack>
    </>
  );
}
