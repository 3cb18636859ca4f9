import type { Generated, JSONColumnType } from 'kysely';
import type { PathStep } from '../../../domain/learning/learningPaths.ts';
import type { Field, FieldName, Resource, ValueOf } from '../../../resources/kit/resource.ts';
import type { resources } from '../../../resources/registry.ts';
import type { Demographics } from '../../../resources/users/demographics.ts';
import type { StoredTables } from './storedTables.ts';

/** Columns with a default in the database. */
type Filled =
  | { kind: 'yesNo' | 'choices' | 'references' }
  | { initial: string | number | boolean }
  | { kind: 'moment'; required: true };

type ColumnOf<F extends Field> = F extends Filled ? Generated<ValueOf<F>> : ValueOf<F>;

type TableOf<R extends Resource> = { id: Generated<number> } & (R['owner'] extends 'platform'
  ? unknown
  : { account_id: number } & (R['owner'] extends 'person' ? { user_id: number } : unknown)) & {
    [K in FieldName<R['fields']>]: ColumnOf<R['fields'][K]>;
  };

/** Columns of a record's table that are not declared, since no form or list may contain them. */
interface StoredOnly {
  /** The participation counts that are published permanently when the campaign closes. */
  benchmark_campaigns: {
    final_invited_from: number | null;
    final_started_percent: number | null;
    final_participation_percent: number | null;
    /** When someone last sent reminders. */
    last_reminded_at: string | null;
  };
  survey_campaigns: {
    /** When someone last sent reminders to everyone in the campaign. */
    last_reminded_at: string | null;
    /** The participation in the self-assessments at the close; null for campaigns closed before it was stored. */
    final_invited_from: number | null;
    final_finished_percent: number | null;
  };
  /** Who created the project, and can open it besides the people it names. */
  pay_projects: { owner_id: Generated<number | null> };
  users: { password_hash: string | null } & Demographics;
  learning_assignments: {
    /** Whether the person was notified that it begins, that it is due soon, and that it is overdue. */
    notified_assigned: Generated<boolean>;
    notified_before: Generated<boolean>;
    notified_after: Generated<boolean>;
    /** The sets of the path at the time of the assignment. */
    course_sets: JSONColumnType<readonly PathStep[], string | undefined, string>;
  };
  events: {
    /** The code that attendees enter; null until an organizer shows it. */
    check_in_code: string | null;
    /** Set afterwards, when the event itself can't be edited. */
    material_url: string | null;
    recording_url: string | null;
  };
  sprints: {
    /** Whether a person started it for themselves, so that no one else sees it. */
    is_private: Generated<boolean>;
    /** Identifies the request that started the sprint, so that a retry starts no second one. */
    request_key: string | null;
  };
  supplemental_questions: { copied_from: number | null };
  requisitions: {
    stages: Generated<string[]>;
    public_version: Generated<number>;
    public_hash: string | null;
  };
}

type RecordTables = {
  [R in (typeof resources)[number] as R['name']]: TableOf<R> &
    (R['name'] extends keyof StoredOnly ? StoredOnly[R['name']] : unknown);
};

/** All tables for Kysely: those of the declared records and those of use cases. */
export type Tables = RecordTables & StoredTables;
