import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { previousCampaign } from '../../../domain/campaigns/previousCampaign.ts';
import { groupDimensions } from '../../../domain/results/resultTexts.ts';
import { slideContents } from '../../../domain/results/slideContents.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { SlideShow } from '../../results/share/SlideShow.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { campaignPaths } from './campaignPaths.ts';
import { useCampaignWithGroups } from './useCampaignWithGroups.ts';

/**
 * Whether the presentation was opened from another page of the app. Moving between slides replaces the entry of the history, and the router
 * numbers the entries.
 */
const hasPageBefore = (): boolean => Number(window.history.state?.idx) > 0;

const fields = { slide: urlField.page() };

/** The results of one campaign as a presentation; the address contains the slide. */
export default function PresentResults() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user, ownAccount, currentAccount } = usePerson();
  const words = useResultWords();
  const [{ slide }, setFilters] = useUrlFilters(fields);
  const id = Number(useParams().id);
  const company = companyNameOf(currentAccount);
  const query = useCampaignWithGroups(id, isSupervisor(user) ? ['team'] : groupDimensions);
  const { campaigns = [], dimensions = [] } = query.data ?? {};
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === id);
  const before = campaign ? previousCampaign(campaigns, campaign) : null;
  const slides = campaign ? slideContents({ company, campaign, before, dimensions }, words) : [];
  if (slides.length === 0) {
    return (
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <PageHeader
          title={translate('titles.benchmarkPresentation')}
          action={
            <Button component={Link} to={campaignPaths.results(id)}>
              {translate('results.sharing.show.back')}
            </Button>
          }
        />
        <QueryState query={query} failed="results.failed" loading="results.sharing.show.loading" shape="page">
          {() => (
            <TranslatedStateCard texts={campaign ? 'results.sharing.show.nothing' : 'results.notClosed'} />
          )}
        </QueryState>
      </Box>
    );
  }
  return (
    <SlideShow
      slides={slides}
      at={Math.min(slide, slides.length) - 1}
      onMove={(at) => setFilters({ slide: at + 1 })}
      onClose={() => void (hasPageBefore() ? navigate(-1) : navigate(campaignPaths.results(id)))}
      note={
        ownAccount.id === currentAccount.id ? null : translate('results.sharing.show.emulating', { company })
      }
    />
  );
}
