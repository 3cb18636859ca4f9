const root = '/users';

/** Where the pages about people stand; a test holds them against the route table. */
export const peoplePaths = {
  list: root,
  import: `${root}/import`,
  status: `${root}/status`,
  /** For everybody whom a filter of the list leaves. */
  statusOf: (filter: object) => `${root}/status?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  rolesAudit: `${root}/roles-audit`,
  explain: (userId: number) => `${root}/roles-audit?tab=explain&person=${userId}`,
  participant: (participantId: number) => `/micro-surveys/benchmarks/participant/${participantId}`,
} as const;
