import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ParticipantStatus, participantStatuses } from '../../../contract/v2/microSurvey.ts';
import { listParticipants } from '../../../dataProviders/campaigns.ts';
import { campaignsKey } from './useCampaign.ts';

export const pageSizes = [25, 50, 100] as const;
const fewest = pageSizes[0];

export interface ParticipantQuery {
  readonly page: number;
  readonly per_page: number;
  readonly q: string;
  readonly status: ParticipantStatus | null;
}

/** What the list shows stands in the address, so that the way back leads to the same page of it. */
export function useParticipantFilters(): readonly [
  ParticipantQuery,
  (change: Partial<ParticipantQuery>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const number = (name: string, least: number) =>
    Math.max(least, Math.trunc(Number(search.get(name))) || least);
  const query: ParticipantQuery = {
    page: number('page', 1),
    per_page: pageSizes.find((size) => size === number('per_page', fewest)) ?? fewest,
    q: search.get('q') ?? '',
    status: participantStatuses.find((status) => status === search.get('status')) ?? null,
  };
  function change(changed: Partial<ParticipantQuery>) {
    const next = { ...query, page: 1, ...changed };
    const shown = {
      ...next,
      page: next.page === 1 ? '' : next.page,
      per_page: next.per_page === fewest ? '' : next.per_page,
    };
    const filled = Object.entries(shown).filter(([, value]) => value !== '' && value !== null);
    setSearch(Object.fromEntries(filled.map(([name, value]) => [name, String(value)])), {
      replace: true,
      preventScrollReset: true,
      state: { _scrollToTop: false },
    });
  }
  return [query, change];
}

/** One page of participants; the former one stays in sight until the next has come. */
export function useParticipants(campaignId: number, query: ParticipantQuery) {
  return useQuery({
    queryKey: [campaignsKey, 'participants', campaignId, query],
    queryFn: () => listParticipants({ ...query, campaign_id: campaignId, q: query.q || null }),
    placeholderData: keepPreviousData,
  });
}
