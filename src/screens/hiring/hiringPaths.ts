const root = '/hiring';

/** Where the pages of hiring stand; a test holds them against the route table. */
export const hiringPaths = {
  list: root,
  manage: (roleId: number) => `${root}/manage/${roleId}`,
  edit: (roleId: number) => `${root}/manage/${roleId}/update`,
  rates: (roleId: number) => `${root}/manage/${roleId}/fairness`,
  applicant: (applicantId: number) => `${root}/applicant/${applicantId}`,
} as const;
