import { type InferType, number, object, string } from 'yup';
import { unfilledReasons } from '../../domain/raters/planBalancingProposal.ts';
import { type NamedRelationship, namedRelationships } from '../../domain/raters/raterRelationships.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { emptyShape, id, listOf, objectsOf } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredNumber, requiredText } from '../values.ts';
import { surveyAccess } from './resultShapes.ts';

const relationship = () => requiredChoice<NamedRelationship>(namedRelationships);

export const cycleFilters = ['all', 'missing', 'waiting'] as const;
export type CycleFilter = (typeof cycleFilters)[number];
export const targetsPerPage = 25;

const target = object({
  target_id: id(),
  name: anyText,
  approved: requiredNumber,
  proposed: requiredNumber,
  declined: requiredNumber,
  missing: requiredNumber,
  is_closed: requiredFlag,
});
export type CycleTarget = InferType<typeof target>;

const load = object({ user_id: id(), name: anyText, approved: requiredNumber, proposed: requiredNumber });
export type ListedRaterLoad = InferType<typeof load>;

const pair = object({ target: anyText, rater: anyText, relationship: relationship() });

const proposal = object({
  id: id(),
  cap: requiredNumber,
  made_on: requiredText,
  /** Whether a rater list has changed since the proposal was created. */
  is_outdated: requiredFlag,
  kept: requiredNumber,
  approved: requiredNumber,
  added: requiredNumber,
  released: requiredNumber,
  unfilled: requiredNumber,
  /** Each list contains the first 200 entries. */
  added_pairs: listOf(pair),
  released_pairs: listOf(pair),
  unfilled_places: objectsOf({
    target: anyText,
    relationship: relationship(),
    missing: requiredNumber,
    why: requiredChoice(unfilledReasons),
  }),
  loads: objectsOf({ name: anyText, before: requiredNumber, after: requiredNumber }),
  largest_before: requiredNumber,
  largest_after: requiredNumber,
});
export type RaterBalancingProposal = InferType<typeof proposal>;

const ofCampaign = object({ campaign_id: id() });

/** The raters of a whole cycle. */
export const raterCycleCalls = {
  cycle: readCall(surveyAccess, '/v2/raters/cycle', {
    summary:
      "Progress of a campaign's rater lists, a page of targets, and the raters with the most assignments.",
    body: ofCampaign.shape({
      page: number().integer('wholeNumber').min(1, 'tooSmall').max(100_000, 'tooLarge').default(1),
      filter: requiredChoice(cycleFilters).default('all'),
      q: string().typeError('text').max(80, 'tooLong').default(''),
    }),
    response: object({
      campaign: object({ id: id(), name: anyText, status: requiredText }),
      may_change: requiredFlag,
      targets: requiredNumber,
      incomplete: requiredNumber,
      missing: requiredNumber,
      proposed: requiredNumber,
      found: requiredNumber,
      page_targets: listOf(target),
      loads: listOf(load),
    }),
  }),
  propose: changeCall(surveyAccess, '/v2/raters/propose', {
    summary: 'Creates a proposal that distributes the raters of a whole campaign.',
    body: ofCampaign.shape({
      cap: number()
        .typeError('number')
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(100, 'tooLarge')
        .required('required'),
    }),
    response: proposal,
  }),
  proposal: readCall(surveyAccess, '/v2/raters/proposal', {
    summary: 'The pending proposal, if there is one.',
    body: ofCampaign,
    response: object({ proposal: proposal.nullable().defined() }),
  }),
  apply: changeCall(surveyAccess, '/v2/raters/apply', {
    summary: 'Applies a proposal and invites the raters; repeating the request changes nothing.',
    body: object({ proposal_id: id() }),
    response: object({ invited: requiredNumber }),
  }),
  discard: changeCall(surveyAccess, '/v2/raters/discard', {
    summary: 'Discards a proposal.',
    body: object({ proposal_id: id() }),
    response: emptyShape,
  }),
} as const;
