import { number, object, string } from 'yup';
import { id, optionalId } from '../records.ts';

/** A closed campaign. `k`: the fewest people any of its numbers rests on. */
export const campaign = object({
  campaign_id: id(),
  name: string().required(),
  quarter: object({ year: number().required(), quarter: number().required() }).required(),
  closed_on: string().required(),
  k: number().required(),
});

/** One campaign, or all of them. */
export const ofOne = object({ campaign_id: optionalId() });

/** What every call about results has in common. */
export const words = {
  method: 'POST',
  needs: 'supervisor',
  mutates: false,
  module: 'microSurvey',
} as const;
