import type { Generated, JSONColumnType } from 'kysely';
import type { PublishedAnswerContext } from '../../../domain/comments/answerContexts.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';

interface OfRelease {
  release_id: number;
  account_id: number;
}

/** Belongs to a benchmark release or to a cycle; one of the two is set. */
interface OfQuestions {
  account_id: number;
  release_id: number | null;
  survey_campaign_id: number | null;
  view: Generated<PublishedAnswerContext>;
}

/** Published results in addition to the cells of a release. */
export interface ResultTables {
  release_questions: OfQuestions & {
    /** The question version. */
    question_id: number;
    place: number;
    form: JSONColumnType<SupplementalQuestionContent>;
    /**
     * The numbers of comments that guarantee 5, 10, 20, 50 and 100 authors; null if each person received only
     * one request.
     */
    sure: number[] | null;
  };
  release_shares: OfQuestions & {
    question_id: number;
    place: number;
    options: number[];
    percent: number;
    low: boolean;
    high: boolean;
    n_band: number;
  };
  release_comments: OfQuestions & { id: string; question_id: number; comment: string };
  release_drivers: OfRelease & {
    outcome_id: number;
    topic_id: number;
    /** In hundredths. */
    link: number;
  };
  /** `quarter`: `2026-4`. */
  benchmark_builds: { quarter: string; built_on: string; accounts_band: number | null };
  benchmark_norms: { quarter: string; topic_id: number; p25: number; p50: number; p75: number };
  benchmark_places: { quarter: string; account_id: number; topic_id: number; percentile: number };
  benchmark_files: {
    id: Generated<number>;
    is_current: Generated<boolean>;
    file_name: string;
    request_key: string;
    loaded_at: string;
  };
  benchmark_file_rows: {
    file_id: number;
    position: number;
    topic_id: number;
    score: number;
    spread: number;
    n: number;
    source: string;
    year: number;
  };
}
