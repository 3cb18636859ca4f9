/** A question of the benchmark and its options, in the best or any other order. */
export interface RankedQuestion {
  readonly question_id: number;
  readonly ordering: readonly string[];
}

const answer_key = '00000000-0000-4000-8000-000000000000';

/** Payloads of a respondent by the last path segment of the call. */
const sentOf = (question: RankedQuestion): Readonly<Record<string, object>> => ({
  open: {},
  begin: { keep_copy: true },
  answer: { ...question, answer_key, seconds: 12 },
  supplemental: { supplemental_id: 1, rating: null, choice: null, text: 'Well.', answer_key },
  consent: { accommodation: { more_time: true, reader: false, locale: 'de', note: 'A quiet room' } },
  decline: { reason: 'We never worked together.' },
  feedback: { rating: 4, improvement: 'Shorter' },
});

const kinds = ['m', 's', 'r', 'h'] as const;

/** Payloads of the calls with a link code, by operation name; `codes` in the order of the assessment types. */
export function linkBodies(
  codes: readonly string[],
  question: RankedQuestion,
): ReadonlyMap<string, readonly object[]> {
  const bodies = new Map<string, readonly object[]>();
  for (const [call, body] of Object.entries(sentOf(question))) {
    const each = kinds.map((kind, index) => ({ code: codes[index] ?? '', kind, ...body }));
    bodies.set(`POST /v2/survey/${call}`, each);
  }
  return bodies;
}
