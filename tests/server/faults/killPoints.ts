/** Each pair of steps between which a server may be killed, and the state that the next start finds and leaves. */
export const killPoints = [
  { point: 'before the key is created', status: 'draft', keys: [], after: [] },
  { point: 'before the launch commits', status: 'draft', keys: ['campaign-1'], after: [] },
  { point: 'after the launch has committed', status: 'open', keys: ['campaign-1'], after: ['campaign-1'] },
  { point: 'before moved forms are committed', status: 'open', keys: ['campaign-1'], after: ['campaign-1'] },
  { point: 'before the release is built', status: 'closed', keys: ['campaign-1'], after: ['campaign-1'] },
  { point: 'before the key is destroyed', status: 'closed', keys: ['campaign-1'], after: [] },
  { point: 'while the key is destroyed', status: 'closed', keys: ['campaign-1'], after: [] },
  { point: 'after the key is destroyed', status: 'closed', keys: [], after: [] },
] as const;

export type KillPoint = (typeof killPoints)[number]['point'];
