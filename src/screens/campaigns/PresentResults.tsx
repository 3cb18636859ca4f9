import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { campaignResultsQuery, groupResultsQuery } from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { previousCampaign } from '../../../domain/results/campaignChanges.ts';
import { groupDimensions } from '../../../domain/results/resultTexts.ts';
import { slideContents } from '../../../domain/results/slideContents.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { SlideShow } from '../../results/share/SlideShow.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { campaignPaths } from './campaignPaths.ts';

const fields = { slide: urlField.page() };

/** The results of one campaign as a presentation; the address contains the slide. */
export default function PresentResults() {
  const translate = useTranslate();
  const navigate = useNavigate();
  // Moving between slides replaces the entry of the history, so the one before is where the presentation was opened.
  const isFirstPage = useLocation().key === 'default';
  const { user, ownAccount, currentAccount } = usePerson();
  const words = useResultWords();
  const [{ slide }, setFilters] = useUrlFilters(fields);
  const id = Number(useParams().id);
  const company = currentAccount.company_name || currentAccount.name;
  const query = useCampaignSlidesData(id, isSupervisor(user) ? ['team'] : groupDimensions);
  return (
    <QueryState query={query} failed="results.failed" loading="results.sharing.show.loading" shape="page">
      {({ campaigns, dimensions }) => {
        const campaign = campaigns.find(({ campaign_id }) => campaign_id === id);
        const before = campaign ? previousCampaign(campaigns, campaign) : null;
        const slides = campaign ? slideContents({ company, campaign, before, dimensions }, words) : [];
        if (slides.length === 0) {
          return (
            <TranslatedStateCard texts={campaign ? 'results.sharing.show.nothing' : 'results.notClosed'} />
          );
        }
        return (
          <SlideShow
            slides={slides}
            at={Math.min(slide, slides.length) - 1}
            onMove={(at) => setFilters({ slide: at + 1 })}
            onClose={() => void (isFirstPage ? navigate(campaignPaths.results(id)) : navigate(-1))}
            note={
              ownAccount.id === currentAccount.id
                ? null
                : translate('results.sharing.show.emulating', { company })
            }
          />
        );
      }}
    </QueryState>
  );
}

/** The campaigns and the groups of one, once all of them have loaded: a slide more or less would move the others. */
function useCampaignSlidesData(campaignId: number, offered: readonly (typeof groupDimensions)[number][]) {
  const { currentAccount } = usePerson();
  const campaigns = useQuery(campaignResultsQuery(currentAccount.id));
  const isPublished = campaigns.data?.some(
    ({ campaign_id, overall }) => campaign_id === campaignId && overall !== null,
  );
  const groups = useQueries({
    queries: offered.map((dimension) => ({
      ...groupResultsQuery(currentAccount.id, campaignId, dimension),
      enabled: isPublished === true,
    })),
  });
  const dimensions = offered.flatMap((dimension, at) => {
    const loaded = groups[at]?.data;
    return loaded ? [{ dimension, groups: loaded }] : [];
  });
  const isComplete = isPublished === false || dimensions.length === offered.length;
  return {
    data: campaigns.data && isComplete ? { campaigns: campaigns.data, dimensions } : undefined,
    error: campaigns.error ?? groups.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      void campaigns.refetch();
      for (const { error, refetch } of groups) if (error) void refetch();
    },
  };
}
