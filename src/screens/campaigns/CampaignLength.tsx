import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { benchmarkTopicsQuery } from '../../../dataProviders/benchmarkTopics.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { hasTwoForms, isPulse } from '../../../domain/campaigns/surveyLength.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** How much a campaign asks, in a sentence; null until the topics of a pulse have loaded. */
export function useLengthText({ length, topic_ids }: CampaignWithAudience): string | null {
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useQuery({ ...benchmarkTopicsQuery(useAccountId()), enabled: isPulse(length) });
  if (isPulse(length) && !data) return null;
  const names = (data ?? []).flatMap(({ topic_id, topic }) => (topic_ids.includes(topic_id) ? [topic] : []));
  return translate(`campaigns.length.${length}`, { topics: format.list(names) });
}

/** The length of a campaign's survey, and what is stored about its forms. */
export function CampaignLength({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const text = useLengthText(campaign);
  return (
    <Panel title={translate('campaigns.length.title')}>
      <Typography>
        {text ?? translate(`resources.benchmark_campaigns.choices.length.${campaign.length}`)}
      </Typography>
      {hasTwoForms(campaign.length) && <Hint>{translate('campaigns.length.neverStored')}</Hint>}
    </Panel>
  );
}
