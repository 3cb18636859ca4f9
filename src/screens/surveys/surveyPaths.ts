const root = '/surveys';

/** Paths of the pages of 360 campaigns; a test checks them against the route table. */
export const surveyPaths = {
  list: root,
  manage: (campaignId: number) => `${root}/manage/${campaignId}`,
  edit: (campaignId: number) => `${root}/manage/${campaignId}/update`,
  mails: (campaignId: number) => `${root}/manage/${campaignId}/mails`,
  raters: (campaignId: number) => `${root}/manage/${campaignId}/raters`,
  target: (targetId: number) => `${root}/survey/${targetId}`,
  summary: `${root}/summary`,
  search: `${root}/search`,
} as const;
