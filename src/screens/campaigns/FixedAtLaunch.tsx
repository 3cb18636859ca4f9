import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { benchmarkCampaigns } from '../../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { languageName } from '../../kit/languageName.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useLengthText } from './CampaignLength.tsx';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly check: Pick<LaunchCheckResponse, 'questions' | 'languages'>;
}

/** Part of the launch dialog: the facts of this campaign that launching makes final, and what can still change. */
export function FixedAtLaunch({ campaign, check }: Props) {
  const translate = useTranslate();
  const id = useId();
  const format = useFormat();
  const locale = useLocale();
  const lengthText = useLengthText(campaign);
  const { supplemental_ids, cuts, min_group, questions_per_sitting } = campaign;
  const groups = benchmarkCampaigns.fields.cuts.choices
    .filter((cut) => cuts.some((chosen) => chosen === cut))
    .map((cut) => translate(`campaigns.receipt.cuts.${cut}`));
  const custom = supplemental_ids.length;
  return (
    // On a phone the dialog scrolls; without anything to focus in it, a keyboard couldn't scroll.
    <Box tabIndex={0} role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} sx={{ fontWeight: 500 }}>
        {translate('campaigns.open.final.title')}
      </Typography>
      <FactList>
        {lengthText && <Fact term={translate('campaigns.length.title')}>{lengthText}</Fact>}
        <Fact term={translate('campaigns.open.final.questions')}>
          {translate('campaigns.open.final.benchmark', { smart_count: check.questions })}
          {custom > 0 && ` · ${translate('campaigns.open.final.custom', { smart_count: custom })}`}
        </Fact>
        <Fact term={translate('campaigns.open.final.languages')}>
          {format.list(check.languages.map((code) => languageName(code, locale)))}
        </Fact>
        <Fact term={translate('campaigns.open.final.sessions')}>
          {questions_per_sitting === null
            ? translate('campaigns.open.final.oneSession')
            : translate('campaigns.open.final.perSession', { smart_count: questions_per_sitting })}
        </Fact>
        <Fact term={translate('campaigns.open.final.cuts')}>
          {groups.length > 0 ? format.list(groups, 'unit') : translate('campaigns.open.final.noCuts')}
        </Fact>
        <Fact term={translate('campaigns.open.final.minimum')}>
          {translate('campaigns.open.final.people', { smart_count: min_group })}
        </Fact>
        <Fact term={translate('campaigns.open.final.audience')}>
          {translate('campaigns.open.final.grows')}
        </Fact>
        <Fact term={translate('campaigns.open.final.reminders')}>
          {translate(`campaigns.open.final.${campaign.reminders ? 'on' : 'off'}`)}
        </Fact>
      </FactList>
      <Typography>
        {translate('campaigns.open.final.changeable', { day: format.day(campaign.closes_on, 'long') })}
      </Typography>
    </Box>
  );
}
