interface ChosenFocus {
  readonly campaignId: number;
  readonly teamId: number | null;
  readonly topicId: number | null;
}

/** The address of the form for an action about a topic; without a topic, the form asks for one. */
export function focusPath({ campaignId, teamId, topicId }: ChosenFocus): string {
  const query = new URLSearchParams({ campaign: String(campaignId) });
  if (teamId !== null) query.set('team', String(teamId));
  if (topicId !== null) query.set('topic', String(topicId));
  return `/actions/create?${query}`;
}
