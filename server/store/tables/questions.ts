import type { Generated, JSONColumnType } from 'kysely';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Wording } from '../../../domain/questions/wording.ts';
import type { supportedLocales } from '../../../domain/supportedLocales.ts';

export type Locale = (typeof supportedLocales)[number];

/** A stored option of a question. `key` (level of inclusion, 0..3) is never sent to respondents. */
export interface StoredOption {
  readonly id: number;
  readonly text: string;
  readonly key: number;
  /** The metric of the statement, in forms where each statement has its own. */
  readonly metric?: string;
}

export interface TranslationColumns {
  locale: Locale;
  words: JSONColumnType<Wording>;
  source: JSONColumnType<Wording>;
  written_at: Generated<string>;
  written_by: number | null;
}

/** The versions of questions and their translations; the permanent part of a question is a declared record. */
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
  question_translations: TranslationColumns & { question_id: number };
  supplemental_versions: {
    id: Generated<number>;
    account_id: number;
    question_id: number;
    version: number;
    form: JSONColumnType<SupplementalQuestionContent>;
    written_at: Generated<string>;
    written_by: number | null;
  };
  supplemental_translations: TranslationColumns & { account_id: number; version_id: number };
}
