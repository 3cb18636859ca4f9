import { array, type InferType, mixed, number, object, string } from 'yup';
import { fallBackSteps } from '../../domain/pay/market/broaderGroups.ts';
import {
  companySizes,
  jobLevels,
  marketPercentiles,
  payPeriods,
} from '../../domain/pay/market/marketData.ts';
import { marketFileLimits } from '../../domain/pay/market/marketFile.ts';
import { confidenceLevels, confidenceReasons } from '../../domain/pay/market/rateConfidence.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { readCall } from '../call.ts';
import { defineFileCall, tableContentTypes, tableFormatSchema } from '../fileCalls.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredNumber, requiredText, requiredTexts, textOrNull } from '../values.ts';

/** The limits of searches and comparisons. */
export const compensationLimits = {
  query: 100,
  /** Jobs that are compared. */
  jobs: 4,
  sqid: 20,
  /** The highest yearly percentage by which pay is aged. */
  yearlyPercent: 20,
  /** The percentage without a choice. */
  defaultYearlyPercent: 3,
} as const;

const optional = <const T extends string>(choices: readonly T[]) =>
  mixed<T>()
    .transform((value) => (value === '' ? null : value))
    .oneOf([...choices], 'choice')
    .nullable()
    .default(null);
/** One of these values in a response, or null. */
const choiceOrNull = <const T extends string>(choices: readonly T[]) =>
  mixed<T>()
    .oneOf([...choices])
    .nullable()
    .defined();
const groupText = () => singleLineText().max(marketFileLimits.text, 'tooLong').default('');

const filters = {
  level: optional(jobLevels),
  country: string()
    .typeError('text')
    .matches(/^([A-Z]{2})?$/, 'choice')
    .max(2, 'tooLong')
    .default(''),
  location: groupText(),
  industry: groupText(),
  size: optional(companySizes),
};

const terms = {
  ...filters,
  /** Without one, that of the country. */
  currency: string()
    .typeError('text')
    .matches(/^[A-Z]{3}$/, { message: 'choice', excludeEmptyString: true })
    .max(3, 'tooLong')
    .default(''),
  period: mixed<(typeof payPeriods)[number]>()
    .oneOf([...payPeriods], 'choice')
    .default('year'),
  yearly_percent: number()
    .typeError('number')
    .min(0, 'tooSmall')
    .max(compensationLimits.yearlyPercent, 'tooLarge')
    .default(compensationLimits.defaultYearlyPercent),
};

const sqid = () => string().typeError('text').max(compensationLimits.sqid, 'tooLong');

const percentiles = object(
  Object.fromEntries(marketPercentiles.map((name) => [name, requiredNumber])) as Record<
    (typeof marketPercentiles)[number],
    typeof requiredNumber
  >,
);

const figure = object({
  source: requiredText,
  as_of: requiredText,
  currency: requiredText,
  period: requiredChoice(payPeriods),
  n: requiredNumber,
  is_synthetic: requiredFlag,
  percentiles,
  /** The weight: the share of all people, from 0 to 1. */
  share: requiredNumber,
  /** The days by which the pay was aged. */
  days: requiredNumber,
  /** The factors of ageing, exchange and period. */
  ageing: requiredNumber,
  exchange: requiredNumber,
  periods: requiredNumber,
  adjusted: percentiles,
});

const group = object({
  level: requiredChoice(jobLevels),
  country: anyText,
  location: anyText,
  industry: anyText,
  size: choiceOrNull(companySizes),
});

const price = object({
  n: requiredNumber,
  percentiles,
  figures: listOf(figure),
  group,
  /** How the group was widened; null if it is the requested one. */
  step: choiceOrNull(fallBackSteps),
  /** The number of people in the requested group. */
  requested_n: requiredNumber,
  confidence: requiredChoice(confidenceLevels),
  reasons: listOf(requiredChoice(confidenceReasons)),
});

const rate = object({
  currency: requiredText,
  per_euro: requiredNumber,
  as_of: requiredText,
  source: requiredText,
});

const pricedJob = object({
  sqid: requiredText,
  slug: requiredText,
  title: requiredText,
  titles: requiredTexts,
  code: requiredText,
  family: requiredText,
  levels: listOf(requiredChoice(jobLevels)),
  countries: requiredTexts,
  price: price.nullable().defined().default(undefined),
});
export type PricedJob = InferType<typeof pricedJob>;

/** Compensation search: jobs by title, and their pay on the market. */
export const compensationCalls = {
  options: readCall('user_with_search', '/v2/compensation/options', {
    summary:
      'What a search can be limited to, the currencies, and the files that the market data comes from.',
    response: object({
      levels: listOf(requiredChoice(jobLevels)),
      sizes: listOf(requiredChoice(companySizes)),
      places: objectsOf({ country: requiredText, location: anyText }),
      industries: requiredTexts,
      currencies: requiredTexts,
      files: objectsOf({
        id: id(),
        name: requiredText,
        is_synthetic: requiredFlag,
        row_count: requiredNumber,
        loaded_at: requiredText,
      }),
    }),
  }),
  find: readCall('user_with_search', '/v2/compensation/find', {
    summary:
      'Finds up to ten jobs by title, the best matches first, also with typing errors, synonyms and in other languages. Only jobs with market data that matches the filters.',
    body: object({
      q: singleLineText().max(compensationLimits.query, 'tooLong').required('required'),
      ...filters,
    }),
    response: object({
      results: objectsOf({
        sqid: requiredText,
        slug: requiredText,
        title: requiredText,
        /** The title that matches the search, if it isn't the main title. */
        matched: textOrNull,
        family: requiredText,
        n: requiredNumber,
      }),
      /** The search without its typing errors; null if there were none. */
      corrected: textOrNull,
      /** The level that the search names. */
      level: choiceOrNull(jobLevels),
    }),
  }),
  price: readCall('user_with_search', '/v2/compensation/price', {
    summary: `The market pay of up to ${compensationLimits.jobs} jobs in the same group, currency and period, with the arithmetic of each number. Without a level or country, those with the most data of the first job. If there is too little data, that of the closest broader group.`,
    body: object({
      jobs: array(sqid().required('required'))
        .min(1, 'required')
        .max(compensationLimits.jobs, 'tooLong')
        .required('required'),
      ...terms,
    }),
    response: object({
      requested: group,
      terms: object({
        currency: requiredText,
        period: requiredChoice(payPeriods),
        day: requiredText,
        yearlyPercent: requiredNumber,
      }),
      rates: listOf(rate),
      jobs: listOf(pricedJob),
    }),
  }),
} as const;

const exportQuery = object({
  /** The opaque ids of the jobs, separated by commas. */
  jobs: string()
    .typeError('text')
    .max((compensationLimits.sqid + 1) * compensationLimits.jobs, 'tooLong')
    .required('required'),
  ...terms,
  format: tableFormatSchema(),
});
export type CompensationExportQuery = InferType<typeof exportQuery>;

export const compensationFiles = {
  compensation: defineFileCall({
    path: '/v2/compensation/export',
    needs: 'user_with_search',
    summary: 'Exports the market pay of jobs with the figures of each source.',
    query: exportQuery,
    contentTypes: Object.values(tableContentTypes),
    mutates: false,
  }),
} as const;
