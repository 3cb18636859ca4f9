/** Whom support talks to. */
export interface ChatIdentity {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  /** Proves to the provider that the server knows this user. */
  readonly userHash: string | null;
  readonly role: string;
  readonly language: string;
  readonly company: string;
}

/** A provider of customer chat. Each throws, or answers false, while its program is not there yet. */
export interface ChatWidget {
  /** Puts the provider's program on the page; does nothing the second time. */
  readonly load: (key: string) => void;
  readonly boot: (key: string, identity: ChatIdentity) => boolean;
  /** `lastRequestAt` in whole seconds since 1970. */
  readonly update: (lastRequestAt: number) => void;
  readonly shutdown: () => void;
}
