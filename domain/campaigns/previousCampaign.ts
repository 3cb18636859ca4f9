interface ComparableCampaign {
  readonly campaign_id: number;
  readonly audience: string | null;
  /** Null if nothing was published. */
  readonly overall: object | null;
  readonly topics: readonly { readonly topic_id: number }[];
}

/**
 * The previous campaign with the same audience and published results about all topics of this one, or else about some of them; other
 * audiences are not comparable. `campaigns` are newest first.
 */
export function previousCampaign<C extends ComparableCampaign>(
  campaigns: readonly C[],
  campaign: C,
): C | null {
  const at = campaigns.findIndex(({ campaign_id }) => campaign_id === campaign.campaign_id);
  const earlier = campaigns
    .slice(at + 1)
    .filter(({ overall, audience }) => overall !== null && audience === campaign.audience);
  const topicIds = topicIdsOf(campaign);
  return (
    earlier.find((one) => topicIds.every((id) => topicIdsOf(one).includes(id))) ??
    earlier.find((one) => topicIds.some((id) => topicIdsOf(one).includes(id))) ??
    null
  );
}

const topicIdsOf = ({ topics }: ComparableCampaign) => topics.map(({ topic_id }) => topic_id);
