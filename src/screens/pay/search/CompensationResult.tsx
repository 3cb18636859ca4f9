import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { compensationOptionsQuery, marketPayQuery } from '../../../../dataProviders/compensation.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { GroupFilters } from './GroupFilters.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobPicker } from './JobPicker.tsx';
import { MarketPayTable } from './MarketPayTable.tsx';
import { comparedJobs, termFields, toPayInput } from './payTerms.ts';
import { ResultHeader } from './ResultHeader.tsx';
import { SyntheticNotice } from './SyntheticNotice.tsx';
import { TermInputs } from './TermInputs.tsx';

/** The market pay of a job, compared with up to three others. */
export default function CompensationResult() {
  const translate = useTranslate();
  const { sqid = '' } = useParams();
  const accountId = useAccountId();
  const [filters, setFilters] = useUrlFilters(termFields);
  const jobs = comparedJobs(sqid, filters.with);
  const input = toPayInput(jobs, filters);
  const options = useQuery(compensationOptionsQuery(accountId));
  const query = useQuery(marketPayQuery(accountId, input));
  const compareWith = (others: readonly string[]) =>
    setFilters({ with: others.filter((one) => one !== sqid).join(',') });
  return (
    <>
      <BackLink to="/search" label="compensation.result.back" />
      <QueryState
        query={query}
        failed="compensation.result.failed"
        missing="compensation.result.missing"
        height={560}
      >
        {(answer) => (
          <>
            <ResultHeader answer={answer} input={input} />
            {answer.jobs.some(isSynthetic) && <SyntheticNotice />}
            {options.data && (
              <GroupFilters
                filters={{ ...filters, level: answer.requested.level, country: answer.requested.country }}
                options={options.data}
                onChange={setFilters}
              >
                <TermInputs terms={answer.terms} currencies={options.data.currencies} onChange={setFilters} />
              </GroupFilters>
            )}
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <MarketPayTable
                answer={answer}
                onRemove={(removed) => compareWith(jobs.filter((one) => one !== removed))}
              />
              <JobPicker
                label={translate('compensation.result.add')}
                help={translate('compensation.result.addHelp')}
                chosen={jobs}
                onChoose={(added) => compareWith([...jobs, added])}
              />
              {answer.jobs.map((job) => (
                <JobDetails key={job.sqid} job={job} />
              ))}
            </Box>
          </>
        )}
      </QueryState>
    </>
  );
}

const isSynthetic = ({ price }: { price: { figures: readonly { is_synthetic: boolean }[] } | null }) =>
  price?.figures.some(({ is_synthetic }) => is_synthetic) ?? false;
