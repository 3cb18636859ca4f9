/**
 * How often strangers may try. All numbers stand here; `docs/decisions/0034-sign-in-limits-slow-attackers.md` says what
 * follows from them.
 */
export interface Limit {
  readonly tries: number;
  readonly minutes: number;
}

/**
 * What failed sign-ins are counted by: one account from one network; one account on a device its owner has used
 * before; one account from all other devices together.
 */
export const reaches = ['network', 'device', 'everywhere'] as const;
export type Reach = (typeof reaches)[number];

/** How one counter makes a caller wait: after so many failures, then longer each time up to `longestMinutes`. */
export interface WaitRule {
  readonly freeTries: number;
  readonly firstMinutes: number;
  readonly longestMinutes: number;
}

export const signInLimits = {
  /** Waits double until a day, so an address gets few guesses a day. */
  network: { freeTries: 10, firstMinutes: 15, longestMinutes: 1_440 },
  /** The owner's own device waits an hour at most: whoever guesses there holds the device. */
  device: { freeTries: 10, firstMinutes: 15, longestMinutes: 60 },
  /**
   * So many failures from unknown devices within `hours` of the first put the account on guard: each network then waits before
   * every try. The first wait doubles with every further `failures`, from one minute to `longestFirstMinutes`.
   */
  guard: { failures: 20, hours: 24, firstMinutes: 1, longestFirstMinutes: 15 },
  /** A counter that nobody touches for so long after its last wait is deleted. */
  forgottenHours: 24,
} as const;

/** The last try of so many different accounts failed at one address: others have to wait there on unknown devices. */
export const sharedAddressLimit = { accounts: 50, minutes: 60 } as const;

/** Of one address: how many sign-ins are worked on at once, and how many wait for their turn. */
export const signInsOfAddress = { atOnce: 10, waiting: 200 } as const;

/** Each password that is checked or set takes 19 MiB and a thread; two of Node's four threads stay free for files. */
export const passwordHashing = { atOnce: 2, waiting: 100 } as const;

/** A device somebody signed in on is known for so long after its last sign-in; the newest so many are kept. */
export const knownDevices = { days: 180, perPerson: 20 } as const;

export const linkLimits = {
  /** Codes that nobody has, of one address. Valid links go on working there. */
  unknownPerAddress: { tries: 30, minutes: 15 },
  /**
   * Codes of an address above that limit wait for their lookup, one indexed read. Fewer at once than the database has
   * connections; a flood of guesses has to hold so many requests open before a valid link is refused.
   */
  lookups: { atOnce: 4, waiting: 2_000 },
  /** A code that was valid is not held up for so long. */
  known: { tries: Number.POSITIVE_INFINITY, minutes: 1_440 },
  /** Of a link that belongs to one person: two calls a second, for a queue of answers that was offline. */
  perLink: { tries: 600, minutes: 5 },
  /** Of the public link of a role, which many people share, from one address. */
  publicLinkPerAddress: { tries: 1_200, minutes: 15 },
  /** Applications from one address: a fair where people apply one after the other on shared devices. */
  applicationsPerAddress: { tries: 100, minutes: 60 },
} as const;

/** Mails that somebody else can make us send to one person, whatever address asks. */
export interface MailLimit {
  readonly perHour: number;
  readonly perDay: number;
}

export const mailLimits = {
  resetPassword: { perHour: 3, perDay: 6 },
  /** Sent only after the right password. */
  signInCode: { perHour: 10, perDay: 30 },
  signInAttempts: { perHour: 1, perDay: 1 },
} as const satisfies Readonly<Record<string, MailLimit>>;
export type LimitedMail = keyof typeof mailLimits;

/** Applications for one role with one address of mail, whoever sends them. Only the first causes a mail to it. */
export const applicationsOfOne = [
  { tries: 3, minutes: 60 },
  { tries: 6, minutes: 1_440 },
] as const satisfies readonly Limit[];

/** Requests for a new password: of one address, and of one address for one person. */
export const resetLimits = {
  perAddress: { tries: 50, minutes: 60 },
  perAddressAndPerson: { tries: 5, minutes: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Wrong passwords of somebody who is signed in already. */
export const ownPasswordLimit: Limit = { tries: 10, minutes: 15 };

/** Captchas of one address that the provider is asked about. */
export const captchaLimit: Limit = { tries: 100, minutes: 15 };

/** Links that set a password, which an administrator sends to one person. */
export const passwordLinkLimit: Limit = { tries: 5, minutes: 60 };

/** Questions of one person to support. */
export const supportLimit: Limit = { tries: 20, minutes: 60 };
