const root = '/micro-surveys/benchmarks';

const surveys = '/surveys';

/** Paths of the pages of survey campaigns that lead to their emails. */
export const surveyMailPaths = {
  list: surveys,
  manage: (campaignId: number) => `${surveys}/manage/${campaignId}`,
  mailTemplates: `${surveys}/mail-templates`,
} as const;

/** Paths of the campaign pages; a test checks them against the route table. */
export const campaignPaths = {
  list: root,
  create: `${root}/create`,
  manage: (campaignId: number) => `${root}/manage/${campaignId}`,
  edit: (campaignId: number) => `${root}/manage/${campaignId}/update`,
  participants: (campaignId: number) => `${root}/manage/${campaignId}/participants`,
  mails: (campaignId: number) => `${root}/manage/${campaignId}/mails`,
  mailTemplates: `${root}/mail-templates`,
  results: (campaignId: number) => `${root}/manage/${campaignId}/results`,
  participant: (participantId: number) => `${root}/participant/${participantId}`,
} as const;
