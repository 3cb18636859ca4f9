/** Addresses of the pages of a learning path. */
export const learningPagePaths = {
  edit: (pathId: number) => `/learn/manage/${pathId}/update`,
  /** A new learning campaign that assigns this path. */
  assign: (pathId: number) =>
    `/learn/campaigns/create?source=${encodeURIComponent(JSON.stringify({ content: 'path', path_id: pathId }))}`,
  campaign: (campaignId: number) => `/learn/campaigns/update/${campaignId}`,
} as const;
