import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { metricKinds } from '../../domain/metrics/metricKinds.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { differenceSizes, fitGroupings } from '../../domain/scoring/personal/fit/formFit.ts';
import { readCall } from '../call.ts';
import { count, id, listOf, objectsOf } from '../sharedShapes.ts';

const comparedGroup = object({
  grouping: mixed<(typeof fitGroupings)[number]>().oneOf(fitGroupings).required(),
  group: string().required(),
  /** The group it is compared with: the largest one of the same grouping. */
  reference: string().required(),
  /** The lower bound of its size band. */
  people: count(),
});

const statement = object({
  statement_id: id(),
  text: string().required(),
  metric: mixed<(typeof metrics)[number]>().oneOf(metrics).required(),
  /** How far the rankings of people with a low, middle and high metric deviate from the model, in logits. */
  curve: number().required(),
  is_misfit: boolean().required(),
  differences: objectsOf({
    /** The index of the group in `groups`. */
    group: number().required(),
    /** The difference in logits; positive if the group ranks the statement higher than the reference group at the same profile. */
    effect: number().required(),
    size: mixed<(typeof differenceSizes)[number]>().oneOf(differenceSizes).required(),
  }),
});

const block = object({
  /** The question in the question bank. */
  id: id(),
  code: string().required(),
  version: number().required(),
  /** False if the question was edited or retired after the calibration. */
  is_current: boolean().required(),
  /** The two statements that are ranked next to each other more often than expected. */
  pair: listOf(number().required()),
  /** How much more often they are ranked next to each other than expected, as a share of the people. */
  excess: number().required(),
  is_misfit: boolean().required(),
  statements: listOf(statement),
});

const formFit = object({
  norm_version: number().required(),
  made_on: string().required(),
  /** The number of forms, rounded down to the lower bound of its band. */
  people: count(),
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
