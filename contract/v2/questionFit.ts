import { type InferType, mixed, object } from 'yup';
import { metricKinds } from '../../domain/metrics/metricKinds.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { differenceSizes, fitGroupings } from '../../domain/scoring/personal/fit/formFit.ts';
import { readCall } from '../call.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import { requiredFlag, requiredNumber, requiredNumbers, requiredText } from '../values.ts';

const comparedGroup = object({
  grouping: mixed<(typeof fitGroupings)[number]>().oneOf(fitGroupings).required(),
  group: requiredText,
  /** The group it is compared with: the largest one of the same grouping. */
  reference: requiredText,
  /** The lower bound of its size band. */
  people: requiredNumber,
});

const statement = object({
  statement_id: id(),
  text: requiredText,
  metric: mixed<(typeof metrics)[number]>().oneOf(metrics).required(),
  /** How far the rankings of people with a low, middle and high metric deviate from the model, in logits. */
  curve: requiredNumber,
  is_misfit: requiredFlag,
  differences: objectsOf({
    /** The index of the group in `groups`. */
    group: requiredNumber,
    /** The difference in logits; positive if the group ranks the statement higher than the reference group at the same profile. */
    effect: requiredNumber,
    size: mixed<(typeof differenceSizes)[number]>().oneOf(differenceSizes).required(),
  }),
});

const block = object({
  /** The question in the question bank. */
  id: id(),
  code: requiredText,
  version: requiredNumber,
  /** False if the question was edited or retired after the calibration. */
  is_current: requiredFlag,
  /** The two statements that are ranked next to each other more often than expected. */
  pair: requiredNumbers,
  /** How much more often they are ranked next to each other than expected, as a share of the people. */
  excess: requiredNumber,
  is_misfit: requiredFlag,
  statements: listOf(statement),
});

const formFit = object({
  norm_version: requiredNumber,
  made_on: requiredText,
  /** The number of forms, rounded down to the lower bound of its band. */
  people: requiredNumber,
  groups: listOf(comparedGroup),
  blocks: listOf(block),
});
export type FormFitDetails = InferType<typeof formFit>;

/** How well the questions of the personal metrics work, according to their calibrations. */
export const questionFitCalls = {
  read: readCall('admin', '/v2/questions/fit', {
    summary:
      'The fit of the statements and blocks of a form, and how they function in groups, from its latest calibration. Rounded; groups have at least 100 people. Null before the first calibration.',
    body: object({
      kind: mixed<(typeof metricKinds)[number]>().oneOf(metricKinds, 'choice').required('required'),
    }),
    response: object({ fit: formFit.nullable().defined() }),
  }),
} as const;
