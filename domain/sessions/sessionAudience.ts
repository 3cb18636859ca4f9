interface Reader {
  /** 3 is an invitee, 4 an applicant. */
  readonly type: number | null;
  readonly program_ids: readonly number[];
}

interface Topic {
  readonly published: boolean;
  readonly program_ids: readonly number[];
}

/** Whether a person may attend live sessions at all: invitees and applicants aren't part of the company. */
export const canAttendSessions = ({ type }: Pick<Reader, 'type'>): boolean => type === null;

/** Whether a topic is offered to a person: it is published, and for everyone or one of their programs. */
export function isTopicOffered({ published, program_ids }: Topic, reader: Reader): boolean {
  if (!published || !canAttendSessions(reader)) return false;
  return program_ids.length === 0 || program_ids.some((program) => reader.program_ids.includes(program));
}
