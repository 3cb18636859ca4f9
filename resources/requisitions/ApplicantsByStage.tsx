import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { applicantCountsQuery } from '../../dataProviders/hiring.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { useFormat } from '../../src/kit/useFormat.ts';

/** The active applicants of a job in the list, by stage. All rows of a page share one request. */
export function ApplicantsByStage() {
  const record = useRecordContext();
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useQuery(applicantCountsQuery(useAccountId(), useListedIds()));
  const job = data?.find(({ requisition_id }) => requisition_id === record?.id);
  return job?.stages
    .map(({ stage, applicants }) =>
      translate('hiring.inStage', {
        // An account's own stages are shown as entered.
        stage: translate(`hiring.stages.${stage}`, { _: stage }),
        applicants: format.number(applicants),
      }),
    )
    .join(' · ');
}
