import type { MeetingFailure } from '../../../domain/sessions/meetingStatus.ts';

/** What the provider knows about a session. */
export interface MeetingFacts {
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly starts_at: string;
  readonly minutes: number;
}

/** A meeting at the provider. */
export interface Meeting {
  readonly id: string;
  readonly joinUrl: string;
  /** Whether this request created it. An older one can have other facts. */
  readonly isNew: boolean;
}

export interface MeetingProvider {
  /** False without a provider; then organizers enter links. */
  readonly isConfigured: boolean;
  /** Returns the meeting with this id of ours, and creates it if there is none. Safe to repeat. */
  findOrCreate(externalId: string, facts: MeetingFacts | null): Promise<Meeting>;
  /** Throws `missing` if the meeting was deleted at the provider. */
  update(meetingId: string, facts: MeetingFacts): Promise<void>;
  /** A meeting that doesn't exist anymore counts as deleted. */
  remove(meetingId: string): Promise<void>;
}

/** Contains only codes: a response of the provider can repeat the title and the credentials. */
export class MeetingError extends Error {
  readonly failure: MeetingFailure;
  /** How long the provider asks to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(failure: MeetingFailure, code: string, retryAfterSeconds: number | null = null) {
    super(`The meeting provider failed: ${failure} (${code}).`);
    this.name = 'MeetingError';
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const refuse = () => Promise.reject(new MeetingError('misconfigured', 'none'));

export const noMeetingProvider: MeetingProvider = {
  isConfigured: false,
  findOrCreate: refuse,
  update: refuse,
  remove: refuse,
};
