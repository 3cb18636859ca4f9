/** The address of a campaign's results; a test checks both addresses against the route table. */
export const campaignResultsPath = (campaignId: number): string =>
  `/micro-surveys/benchmarks/manage/${campaignId}/results`;

/** The address of a campaign's presentation. */
export const presentPath = (campaignId: number): string =>
  `/micro-surveys/benchmarks/manage/${campaignId}/present`;
