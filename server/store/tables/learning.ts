import type { Generated, JSONColumnType } from 'kysely';
import type { CourseContent, EnrolmentSource, WatchedRange } from '../../../domain/learning/courseContent.ts';
import type { FilePurpose, LessonFileType } from '../../../domain/learning/files/lessonFiles.ts';
import type { PackageFacts, PackageValues } from '../../../domain/learning/packages/packageStandards.ts';

/** The versions of courses that learners take, and their progress. */
export interface LearningTables {
  course_versions: {
    course_id: number;
    version: number;
    content: JSONColumnType<CourseContent, string, string>;
    published_on: string;
  };
  learning_files: {
    id: Generated<number>;
    purpose: FilePurpose;
    /** The name that the file had on the device of its author. */
    name: string;
    bytes: number;
    /** Null until the file has been uploaded and checked. */
    media_type: LessonFileType | null;
    state: 'uploading' | 'ready';
    created_at: string;
    /** When the file was found unused; null while a lesson or a version that someone can take uses it. */
    unused_since: string | null;
    /** What the manifest of a package says; null for other files. */
    package: JSONColumnType<PackageFacts, string | undefined, string> | null;
  };
  package_entries: { file_id: number; path: string; start: number; bytes: number };
  package_launches: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    enrolment_id: number;
    lesson_id: number;
    file_id: number;
    token_hash: string;
    /** The hash of the key in the addresses of the files. */
    files_hash: string;
    expires_at: string;
    opened_at: string | null;
  };
  /** What a part of a package reported last for a lesson of an enrolment. */
  package_states: {
    enrolment_id: number;
    lesson_id: number;
    part: Generated<number>;
    account_id: number;
    user_id: number;
    launch_id: number;
    /** The number of the report within its launch. */
    number: number;
    values: JSONColumnType<PackageValues>;
    /** The time of earlier launches, and of the latest one. */
    seconds_before: Generated<number>;
    seconds: number;
    /** Whether the part was completed once, and its highest score then. */
    is_completed: Generated<boolean>;
    score: number | null;
    updated_at: string;
  };
  learning_file_pieces: {
    file_id: number;
    place: number;
    /** The name in the file store. */
    name: string;
  };
  /** The files that a version of a course uses. */
  course_version_files: { course_id: number; version: number; file_id: number };
  enrolments: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    course_id: number;
    version: number;
    source: EnrolmentSource;
    enrolled_at: string;
    started_at: string | null;
    completed_at: string | null;
    last_lesson_id: number | null;
    /** The mean score of its quizzes, from 0 to 100; null without one. */
    score: Generated<number | null>;
    /** The time spent in its lessons. */
    seconds: Generated<number>;
    /** Whether it is the person's newest in its course. A trigger keeps it. */
    is_newest: Generated<boolean>;
    /** Whether the person rated the course after they completed it. */
    rated: Generated<boolean>;
    updated_at: string;
  };
  lesson_progress: {
    account_id: number;
    user_id: number;
    enrolment_id: number;
    lesson_id: number;
    state: 'started' | 'completed';
    /** Where the learner stopped in a video. */
    position_seconds: Generated<number>;
    /** The parts of a video that were played. */
    watched: JSONColumnType<readonly WatchedRange[], string | undefined, string>;
    /** From 0 to 100; null for lessons without a score. */
    score: number | null;
    /** The time that was spent in the lesson. */
    seconds: Generated<number>;
    updated_at: string;
  };
  /** The moment up to which the time that a person spends in lessons was counted. */
  learner_clocks: { user_id: number; account_id: number; counted_until: string };
  /** What a person keeps about lessons for themselves. */
  lesson_notes: {
    account_id: number;
    user_id: number;
    course_id: number;
    lesson_id: number;
    /** The title that the lesson had when the note was saved. */
    lesson_title: string;
    note: string;
    is_bookmarked: boolean;
    updated_at: string;
  };
  course_ratings: {
    id: Generated<string>;
    account_id: number;
    course_id: number;
    /** Complete batches are shown; the order within one is unknown. */
    batch: number;
    rating: number;
  };
}
