import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { benchmarkCampaigns } from '../../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { writableFields } from '../../../resources/kit/resource.ts';

/** The fields that a copy doesn't take over: each campaign has its own name and dates. */
const ownFields: readonly string[] = ['name', 'opens_on', 'closes_on'];

/** Returns the initial values of a new campaign with the settings, texts and teams of an earlier one, without dates, people and results. */
export function campaignCopy(campaign: CampaignWithAudience, name: string) {
  const copied = writableFields(benchmarkCampaigns).filter((field) => !ownFields.includes(field));
  const values = copied.map((field) => [field, campaign[field as keyof CampaignWithAudience]]);
  const max = benchmarkCampaigns.fields.name.max;
  return {
    ...Object.fromEntries(values),
    team_ids: campaign.team_ids,
    user_ids: [],
    name: name.slice(0, max),
  };
}
