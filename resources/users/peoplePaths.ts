const root = '/users';

/** The paths of the pages about people; a test compares them with the route table. */
export const peoplePaths = {
  list: root,
  import: `${root}/import`,
  status: `${root}/status`,
  /** The status page for all people who match a filter of the list. */
  statusOf: (filter: object) => `${root}/status?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  rolesAudit: `${root}/roles-audit`,
  explain: (userId: number) => `${root}/roles-audit?tab=explain&person=${userId}`,
  participant: (participantId: number) => `/micro-surveys/benchmarks/participant/${participantId}`,
} as const;
