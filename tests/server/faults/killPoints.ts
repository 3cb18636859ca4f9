/** The keys that exist after a campaign is closed; the key of its audience remains for 400 days. */
const closed = ['audience-1', 'campaign-1'] as const;

/** Each pair of steps between which a server may be killed, and the state that the next start finds and leaves. */
export const killPoints = [
  { point: 'before the key is created', status: 'draft', keys: [], after: [] },
  { point: 'before the launch commits', status: 'draft', keys: ['campaign-1'], after: [] },
  { point: 'after the launch has committed', status: 'open', keys: ['campaign-1'], after: ['campaign-1'] },
  { point: 'before moved forms are committed', status: 'open', keys: ['campaign-1'], after: ['campaign-1'] },
  { point: 'before the release is built', status: 'closed', keys: closed, after: closed },
  { point: 'before the key is destroyed', status: 'closed', keys: closed, after: ['audience-1'] },
  { point: 'while the key is destroyed', status: 'closed', keys: closed, after: ['audience-1'] },
  { point: 'after the key is destroyed', status: 'closed', keys: ['audience-1'], after: ['audience-1'] },
] as const;

export type KillPoint = (typeof killPoints)[number]['point'];
