import type { Generated, JSONColumnType } from 'kysely';
import type { SupplementalForm } from '../../../domain/questions/supplemental.ts';
import type { Wording } from '../../../domain/questions/wording.ts';
import type { localeAbbrs } from '../../../resources/users/users.ts';

export type Locale = (typeof localeAbbrs)[number];

/** One option of a question as it is kept. `key` (how inclusive, 0..3) never reaches a respondent. */
export interface StoredOption {
  readonly id: number;
  readonly text: string;
  readonly key: number;
  /** What the statement is about, where each has a metric of its own. */
  readonly metric?: string;
}

interface Translated {
  locale: Locale;
  words: JSONColumnType<Wording>;
  source: JSONColumnType<Wording>;
  written_at: Generated<string>;
  written_by: number | null;
}

/** The versions of questions and their translations; what lasts of a question is its declared record. */
export interface QuestionTables {
  questions: {
    id: Generated<number>;
    bank_id: number;
    code: string;
    version: Generated<number>;
    active: Generated<boolean>;
    element_id: number | null;
    text: string;
    options: JSONColumnType<StoredOption[]>;
    position: number;
    written_at: Generated<string>;
    written_by: number | null;
  };
  question_translations: Translated & { question_id: number };
  supplemental_versions: {
    id: Generated<number>;
    account_id: number;
    question_id: number;
    version: number;
    form: JSONColumnType<SupplementalForm>;
    written_at: Generated<string>;
    written_by: number | null;
  };
  supplemental_translations: Translated & { account_id: number; version_id: number };
}
