/** The address of a campaign's presentation; a test checks it against the route table. */
export const presentPath = (campaignId: number): string =>
  `/micro-surveys/benchmarks/manage/${campaignId}/present`;
