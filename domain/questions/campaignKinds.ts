/** Kinds of campaigns that can include custom questions. */
export const campaignKinds = ['benchmark', 'survey', 'applicant'] as const;
export type CampaignKind = (typeof campaignKinds)[number];
