/** What the server says after it has done what was asked. */
export const answers = {
  signedOut: 'You are signed out.',
  resetRequested: 'If we know this address, a link is on its way. It works once and for one hour.',
  passwordSet: 'Your password is set. Sign in with it.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  deviceSignedOut: 'The device is signed out.',
  supportSent: 'Your message is on its way. We answer by e-mail.',
  accountCreated: 'The account is created.',
  accountSaved: 'The account is saved.',
  accountStatusChanged: 'The status of the account is changed.',
  reasonKept: 'Thank you. The reason is kept with what you do here.',
  accountLeft: 'You are back in your own account.',
  released: 'They can try again at once.',
  signedOutEverywhere: 'All other sessions are signed out.',
  policySaved: 'The policy is saved and holds from now on.',
  policyRemoved: 'The account goes by the policy of the platform again.',
  secondFactorReset: 'The second factor is reset. The person is told by e-mail.',
  rangesSaved: 'The wanted ranges are saved.',
  blueprintStatus: {
    approved: 'The blueprint is approved. The version before it is retired.',
    retired: 'The blueprint is retired.',
  },
  blueprintRevised: { version: 'The next version is a draft.', copy: 'A copy is made.' },
  eventStatus: {
    planned: 'The event is planned. Nobody can register.',
    open: 'The event is open for registration.',
    cancelled: 'The event is cancelled.',
    held: 'The event is noted as held.',
  },
  copySuffix: '(copy)',
  retried: 'It will be tried again shortly.',
} as const;

/** What people can be to one another at work. */
export const relations = {
  manager: 'Manager',
  peer: 'Peer',
  directReport: 'Direct report',
  other: 'Other',
} as const;
