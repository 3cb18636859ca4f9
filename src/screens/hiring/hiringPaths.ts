const root = '/hiring';

/** Paths of the hiring pages; a test checks them against the route table. */
export const hiringPaths = {
  list: root,
  manage: (roleId: number) => `${root}/manage/${roleId}`,
  edit: (roleId: number) => `${root}/manage/${roleId}/update`,
  rates: (roleId: number) => `${root}/manage/${roleId}/fairness`,
  applicant: (applicantId: number) => `${root}/applicant/${applicantId}`,
} as const;
