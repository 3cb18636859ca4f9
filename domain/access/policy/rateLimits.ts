/** Rate limits for unauthenticated calls. `docs/decisions/0034-sign-in-limits-slow-attackers.md` explains the values. */
export interface RateLimit {
  readonly tries: number;
  readonly minutes: number;
}

/**
 * The scopes in which failed sign-ins to an account are counted: one network, one device the owner has used before, or all other devices
 * together.
 */
export const failureScopes = ['network', 'device', 'everywhere'] as const;
export type FailureScope = (typeof failureScopes)[number];

/** Each wait is twice as long as the one before, up to `maxMinutes`. */
export interface WaitRange {
  readonly firstMinutes: number;
  readonly maxMinutes: number;
}

/** Waiting times of one counter: the caller waits after each series of `freeTries` failures. */
export interface WaitRule extends WaitRange {
  readonly freeTries: number;
}

export const signInLimits = {
  /** Waits double up to one day, so one address gets only a few guesses a day. */
  network: { freeTries: 10, firstMinutes: 15, maxMinutes: 1_440 },
  /** Waits on a known device are limited to one hour, because an attacker there already holds the device. */
  device: { freeTries: 10, firstMinutes: 15, maxMinutes: 60 },
  /**
   * After `failures` failures from unknown devices within `hours` the account is guarded: every network then waits before each attempt. The
   * first wait doubles with each further `failures`, from `firstMinutes` to `longestFirstMinutes`.
   */
  guard: { failures: 20, hours: 24, firstMinutes: 1, longestFirstMinutes: 15 },
  /** Hours after the last wait until an unused counter is deleted. */
  forgottenHours: 24,
} as const;

/**
 * Limits for attempts on many accounts from one place: one IPv4 address or IPv6 /64 (`address`), or one IPv6 /48 (`site`). Once the latest
 * attempts for `accounts` accounts have failed there within `minutes`, attempts for every other account from an unknown device must wait.
 */
export const sharedAddressLimit = {
  minutes: 60,
  accounts: { address: 50, site: 250 },
  wait: { firstMinutes: 15, maxMinutes: 1_440 },
  /** Maximum number of waits in memory, about 300 bytes each. */
  storedWaits: 100_000,
} as const;

/** Concurrent and queued sign-ins from unknown devices, per address. */
export const signInLimitsPerAddress = { atOnce: 10, waiting: 200 } as const;

/**
 * Concurrent and queued sign-ins from unknown devices, over all addresses. They wait before they get a database connection, so a flood of
 * sign-ins takes only a few connections.
 */
export const unknownDeviceSignInLimits = { atOnce: 4, waiting: 100 } as const;

/**
 * Maximum number of refused sign-ins that are answered per second, and that may wait for their response. A client that waits for each
 * response is slowed down, so that refusals leave capacity for other requests.
 */
export const signInRefusalPace = { perSecond: 400, waiting: 2_000 } as const;

/**
 * Concurrent and queued sign-ins per person with the token of a known device. Only one runs at a time, so that a person with many devices
 * takes only one of the slots for hashing passwords that known devices share.
 */
export const knownDeviceSignInLimits = { atOnce: 1, waiting: 10 } as const;

/** Concurrent and queued lookups of device cookies, over all people. */
export const deviceLookupLimits = { atOnce: 4, waiting: 1_000 } as const;

/**
 * Unknown sign-in addresses of accounts that one IPv4 address or IPv6 /64 (`address`), or one IPv6 /48 (`site`), may open, before it gets the
 * plain page at every address. A company whose people mistype theirs, or whose address has changed, still reaches it.
 */
export const signInAddressLimits = {
  address: { tries: 60, minutes: 60 },
  site: { tries: 300, minutes: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * Names that an account may request for its sign-in address. Each response reveals whether another account has the name. A company tries a
 * few in its lifetime.
 */
export const signInNameLimits = {
  hour: { tries: 10, minutes: 60 },
  day: { tries: 30, minutes: 1_440 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Limits for entering the personal code of a letter. */
export const personalCodeLimits = {
  /**
   * Refused entries from one network, after which none is checked for the rest of the period. A company's people often share one address,
   * so it leaves room for many of their mistakes.
   */
  wrongPerAddress: { tries: 400, minutes: 15 },
  /**
   * Concurrent and queued entries over all networks, which take turns. Even at 100 entries per second, guessing one of 100,000 codes takes
   * about 3,600 years.
   */
  overall: { atOnce: 4, waiting: 2_000, waitingPerOwner: 200 },
  /** The minimum time of a response. */
  leastMs: 300,
  /**
   * The minimum time of a response about a form that a code opened. It hides whether a form that is submitted counts, and waits for locks while
   * the person saves an answer in another form.
   */
  leastMsOfForm: 100,
} as const;

/**
 * Checking or setting a password takes 19 MiB and one of Node's four threads. `known` is for known devices, sessions and links that set a
 * password, so that they do not wait behind attackers.
 */
export const passwordHashingLimits = {
  known: { atOnce: 1, waiting: 50 },
  unknown: { atOnce: 2, waiting: unknownDeviceSignInLimits.atOnce + personalCodeLimits.overall.atOnce },
} as const;
export type HashingLane = keyof typeof passwordHashingLimits;

/** A device stays known for `days` after its last sign-in; only the newest `perPerson` devices are stored. */
export const knownDeviceLimits = { days: 180, perPerson: 20 } as const;

export const linkLimits = {
  /** Unknown codes tried from one address. Valid links keep working at that address. */
  unknownPerAddress: { tries: 30, minutes: 15 },
  /**
   * Lookups for addresses above that limit. `atOnce` is lower than the number of database connections, and an attacker has to hold
   * `waiting` requests open before a valid link is refused.
   */
  lookups: { atOnce: 4, waiting: 2_000 },
  /** A code that was valid once is not limited within this period. */
  known: { tries: Number.POSITIVE_INFINITY, minutes: 1_440 },
  /** Calls per personal link: two per second on average, enough to send a queue of offline answers. */
  perLink: { tries: 600, minutes: 5 },
  /** Calls per address to the public link of a role, which many people share. */
  publicLinkPerAddress: { tries: 1_200, minutes: 15 },
  /** Applications per address. High enough for a job fair where people apply one after another on shared devices. */
  applicationsPerAddress: { tries: 100, minutes: 60 },
  /**
   * Concurrent and queued changes with one link to a role. The database runs them one after another; queuing them here leaves its
   * connections to others.
   */
  changesPerRoleLink: { atOnce: 1, waiting: 300 },
} as const;

/** Limits for emails to one person that others can trigger, counted across all network addresses. */
export interface MailLimit {
  readonly perHour: number;
  readonly perDay: number;
}

export const mailLimits = {
  resetPassword: { perHour: 3, perDay: 6 },
  /** Sent only after the correct password was entered. */
  signInCode: { perHour: 10, perDay: 30 },
  signInAttempts: { perHour: 1, perDay: 1 },
  /** Test emails of campaigns, which people send to themselves. */
  campaignTest: { perHour: 10, perDay: 40 },
} as const satisfies Readonly<Record<string, MailLimit>>;
export type LimitedMail = keyof typeof mailLimits;

/**
 * Notifications that an email address was changed, to one address, per account: a person's address can be set to a stranger's and back again
 * and again. Later ones are not sent; the first ones have said what the others would.
 */
export const addressNoticeLimit: MailLimit = { perHour: 3, perDay: 10 };

/**
 * Emails per hour that public applications cause; later ones are delayed. The response is the same, so a stranger cannot block the owner of
 * an address or find out whether it is known.
 */
export const applicationMailsPerHour = {
  /** Emails to one mailbox, per account. Reminders about applications also count and are also delayed. */
  mailbox: 3,
  /**
   * Emails caused by one coarse network, over all accounts: a fifth of the limit per role, so that one network does not delay the others.
   */
  network: 40,
  /** Emails caused by applications for one role. */
  role: 200,
} as const;

/**
 * Invitations by text message per day, because each costs money and any number can be entered; later ones wait for another day. `perNumber`
 * is also the limit of reminders.
 */
export const textMessageLimits = { perNumber: 5, perAccount: 10_000 } as const;

/** Password reset requests per address, and per address and person. */
export const resetLimits = {
  perAddress: { tries: 50, minutes: 60 },
  perAddressAndPerson: { tries: 5, minutes: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Successful sign-ins of one person, on all devices together. */
export const successfulSignInLimit: RateLimit = { tries: 120, minutes: 60 };

/** Wrong password entries of a signed-in person, for actions that require the password. */
export const ownPasswordLimit: RateLimit = { tries: 10, minutes: 15 };

/** Wrong check-in codes of a person in one live session. A code has 31 to the power of 6 values. */
export const checkInLimit: RateLimit = { tries: 10, minutes: 15 };

/** Captchas per address that are verified with the provider. */
export const captchaLimit: RateLimit = { tries: 100, minutes: 15 };

/**
 * Concurrent and queued captchas of sign-ins that the provider verifies, per address and in total. They occupy no other slot while they
 * wait, so a slow provider delays only sign-ins that need a captcha.
 */
export const captchaVerificationLimits = {
  perAddress: { atOnce: 2, waiting: 10 },
  overall: { atOnce: 8, waiting: 100 },
} as const;

/** Links to set a password that an administrator sends to one person. */
export const passwordLinkLimit: RateLimit = { tries: 5, minutes: 60 };

/** Searches of lists, pickers and the command palette per person, two per second on average: each reads the index of all names. */
export const searchLimit: RateLimit = { tries: 600, minutes: 5 };

/** Support requests per person. */
export const supportLimit: RateLimit = { tries: 20, minutes: 60 };
