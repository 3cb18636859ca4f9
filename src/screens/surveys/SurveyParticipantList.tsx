import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyTargetsQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { SurveyParticipantTable } from './SurveyParticipantTable.tsx';

const pageSizes = [25, 50, 100];
const firstPage = { q: '', page: 1, per_page: 25 };

/** The participants of a campaign, a page at a time. */
export function SurveyParticipantList({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const [filters, setFilters] = useState(firstPage);
  const { q, page, per_page } = filters;
  const query = useQuery(
    surveyTargetsQuery(useAccountId(), { ...filters, q: q || null, campaign_id: campaign.id }),
  );
  return (
    <Panel title={translate('surveys.targets.title')}>
      <SearchField
        label={translate('surveys.targets.search')}
        value={q}
        onSearch={(text) => setFilters({ ...filters, q: text, page: 1 })}
      />
      <QueryState query={query} failed="surveys.targets.failed" loading="surveys.loading">
        {({ targets, total }) =>
          total === 0 ? (
            <SecondaryText>
              {translate(q === '' ? 'surveys.targets.none' : 'surveys.targets.nothingFound')}
            </SecondaryText>
          ) : (
            <>
              <SurveyParticipantTable name={campaign.name} targets={targets} />
              <Pagination
                total={total}
                page={page}
                pageSize={per_page}
                pageSizes={total > firstPage.per_page ? pageSizes : []}
                onPage={(next) => setFilters({ ...filters, page: next })}
                onPageSize={(size) => setFilters({ ...filters, per_page: size, page: 1 })}
              />
            </>
          )
        }
      </QueryState>
    </Panel>
  );
}
