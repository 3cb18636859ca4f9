/** Where what belongs to a path stands. */
export const contentPaths = {
  edit: (pathId: number) => `/learn/manage/${pathId}/update`,
  /** A new learning campaign that gives this path. */
  give: (pathId: number) =>
    `/learn/campaigns/create?source=${encodeURIComponent(JSON.stringify({ content: 'path', path_id: pathId }))}`,
  campaign: (campaignId: number) => `/learn/campaigns/update/${campaignId}`,
} as const;
