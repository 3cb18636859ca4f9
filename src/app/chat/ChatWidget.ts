/** The person as shown to the support team. */
export interface ChatIdentity {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  /** An HMAC that proves to the provider that the server knows this user. */
  readonly userHash: string | null;
  readonly role: string;
  readonly language: string;
  readonly company: string;
}

/** The widget of a chat provider. Until its script has loaded, `boot` returns false or throws. */
export interface ChatWidget {
  /** Adds the provider's script to the page; later calls do nothing. */
  readonly load: (key: string) => void;
  readonly boot: (key: string, identity: ChatIdentity) => boolean;
  /** `lastRequestAt` is in Unix seconds. */
  readonly update: (lastRequestAt: number) => void;
  readonly shutdown: () => void;
}
