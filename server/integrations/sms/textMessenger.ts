export interface TextMessage {
  /** A mobile number in international form. */
  readonly to: string;
  readonly text: string;
}

export interface TextMessenger {
  /** False without a provider; then no text messages are queued. */
  readonly isConfigured: boolean;
  send(message: TextMessage): Promise<void>;
}

/**
 * `refused`: the number can't receive messages. `failed`: this message wasn't accepted for another reason. `unavailable`: the provider can't
 * send any now. `misconfigured`: it refuses the sender.
 */
export type TextMessageFailure = 'refused' | 'failed' | 'unavailable' | 'misconfigured';

/** Contains only codes: the provider's message can repeat the number and the text. */
export class TextMessageError extends Error {
  readonly failure: TextMessageFailure;
  /** The provider's code, or the reason of the failed request. */
  readonly code: string;

  constructor(failure: TextMessageFailure, code: string) {
    super(`The text message wasn't sent: ${failure} (${code}).`);
    this.name = 'TextMessageError';
    this.failure = failure;
    this.code = code;
  }
}

export const noTextMessenger: TextMessenger = {
  isConfigured: false,
  send: () => Promise.reject(new TextMessageError('misconfigured', 'none')),
};
