const root = '/surveys';

/** Where the pages of a survey campaign stand; a test holds them against the route table. */
export const surveyPaths = {
  list: root,
  manage: (campaignId: number) => `${root}/manage/${campaignId}`,
  edit: (campaignId: number) => `${root}/manage/${campaignId}/update`,
  raters: (campaignId: number) => `${root}/manage/${campaignId}/raters`,
  target: (targetId: number) => `${root}/survey/${targetId}`,
  summary: `${root}/summary`,
  search: `${root}/search`,
} as const;
