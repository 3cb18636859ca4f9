import { HttpError } from '../../dataProviders/errors.ts';

/**
 * What a failed call means for the answer it carried. `later`: nobody said no, try again; `firstStands` and
 * `refused`: settled, it is not sent again; `blocked`: refused for a reason that may pass, so it is kept.
 */
export type Verdict =
  | 'later'
  | 'signedOut'
  | 'firstStands'
  | 'campaignClosed'
  | 'unknownLink'
  | 'refused'
  | 'blocked';

const byCode: Readonly<Record<string, Verdict>> = {
  answer_final: 'firstStands',
  campaign_closed: 'campaignClosed',
  link_unknown: 'unknownLink',
  answer_incomplete: 'refused',
  answer_unknown_question: 'refused',
};

/** A proxy's own 404, or a 200 that is not ours, carries no code of ours: that is a broken road, not a refusal. */
export function verdictOf(failure: unknown): Verdict {
  if (!(failure instanceof HttpError)) return 'later';
  const { status, code } = failure;
  if (status === 401) return 'signedOut';
  if (code !== null && byCode[code]) return byCode[code];
  if (status >= 500 || status === 408 || status === 429 || code === null) return 'later';
  return status === 422 ? 'refused' : 'blocked';
}
