import { array, boolean, type InferType, mixed, object } from 'yup';
import { type GapControl, gapControls } from '../../domain/pay/gaps/gapControls.ts';
import { type PayGender, payGenders } from '../../domain/pay/payPerson.ts';
import {
  type PayPeopleOrder,
  type PayPeopleView,
  payPeopleOrders,
  payPeopleViews,
} from '../../domain/pay/positions/payPersonRows.ts';
import { type DateOrder, dateOrders } from '../../domain/pay/upload/payDates.ts';
import { type PayField, payFields } from '../../domain/pay/upload/payFields.ts';
import { type PayFileState, payFileStates } from '../../domain/pay/upload/payFileStates.ts';
import { paperFormats } from '../../domain/reports/paperSizes.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall, defineRawCall, tableContentTypes } from '../fileCalls.ts';
import { id, listOf, objectsOf, pageNumber } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const field = () => mixed<PayField>().oneOf(payFields, 'choice').nullable().defined();
const dateOrder = () => mixed<DateOrder>().oneOf(dateOrders, 'choice').nullable();
const oneProject = object({ project_id: id() });

/** The largest number of people that the server sends on one page. */
export const payPeoplePageSize = 50;

const payUpload = object({
  project_name: requiredText,
  currency: requiredText,
  /** Whether the applied file can be undone. */
  can_undo: requiredFlag,
  file: object({
    id: requiredNumber,
    state: mixed<PayFileState>().oneOf(payFileStates).required(),
    file_name: anyText,
    rows: requiredNumber,
    /** After the dry run: the rows with problems, which are left out, and those without. */
    errors: requiredNumber,
    valid: requiredNumber,
    date_order: dateOrder().defined(),
    columns: objectsOf({ heading: anyText, samples: array(anyText).required(), field: field() }),
    /** The first problems; `problem` is a key of `locales/en/pay.ts`. */
    problems: objectsOf({
      line: requiredNumber,
      field: mixed<PayField>().oneOf(payFields).required(),
      problem: requiredText,
      params: mixed<Readonly<Record<string, string | number>>>().default({}),
    }),
  })
    .nullable()
    .default(null),
});
export type PayUpload = InferType<typeof payUpload>;

const payPerson = object({
  employee_id: requiredText,
  name: textOrNull,
  job_title: textOrNull,
  category: textOrNull,
  level: textOrNull,
  gender: mixed<PayGender>().oneOf(payGenders).nullable().defined(),
  hired_on: textOrNull,
  base_pay: requiredNumber,
  variable_pay: requiredNumber,
  working_time: requiredNumber,
  /** Base pay divided by the midpoint of the range; null without a range. */
  compa_ratio: numberOrNull,
  range_penetration: numberOrNull,
  /** How far an outlier's pay is from the expected pay, as a share of it; null for others. */
  outlier: numberOrNull,
});
export type PayPersonOnPage = InferType<typeof payPerson>;

const estimate = object({
  gap: requiredNumber,
  low_90: requiredNumber,
  high_90: requiredNumber,
  low_95: requiredNumber,
  high_95: requiredNumber,
})
  .nullable()
  .default(null);
const shares = { women: requiredNumber, men: requiredNumber };
const control = () => mixed<GapControl>().oneOf(gapControls, 'choice').defined('choice');

const payGaps = object({
  minimum_group: requiredNumber,
  women: requiredNumber,
  men: requiredNumber,
  others: requiredNumber,
  /** Of the geometric means, as a share of men's pay; null if there are too few women or men. */
  raw: estimate,
  adjusted: estimate,
  r_squared: numberOrNull,
  /** In logarithmic points. */
  decomposition: object({
    raw: requiredNumber,
    explained: requiredNumber,
    unexplained: requiredNumber,
    controls: objectsOf({ control: control(), explained: requiredNumber }),
  })
    .nullable()
    .default(null),
  /** The figures of Article 9(1) of Directive (EU) 2023/970; null where a group is too small. */
  article9: object({
    mean_gap: numberOrNull,
    variable_mean_gap: numberOrNull,
    median_gap: numberOrNull,
    variable_median_gap: numberOrNull,
    receiving_variable: object(shares).nullable().default(null),
    quartiles: objectsOf(shares),
    categories: objectsOf({
      name: requiredText,
      ...shares,
      base_gap: numberOrNull,
      variable_gap: numberOrNull,
      needs_assessment: requiredFlag,
    }),
    withheld_categories: requiredNumber,
  }).required(),
});
export type PayGaps = InferType<typeof payGaps>;

/** The response to an upload. */
export const payUploadResponse = object({ file_id: id() });

export const payUploads = {
  file: defineRawCall({
    path: '/v2/pay_projects/upload',
    needs: 'local_admin',
    summary:
      'Reads a file of employees with their pay (CSV or workbook) and stores it encrypted in a project that names the caller; `name` is the file name.',
    query: object({ project_id: id(), name: singleLineText().max(200, 'tooLong').default('') }),
    acceptedTypes: ['application/octet-stream'],
    response: payUploadResponse,
    mutates: true,
  }),
} as const;

export const payReportFormats = ['csv', 'xlsx', 'pdf'] as const;

const reportQuery = object({
  project_id: id(),
  format: mixed<(typeof payReportFormats)[number]>().oneOf(payReportFormats, 'choice').required('required'),
  paper: mixed<(typeof paperFormats)[number]>()
    .oneOf([...paperFormats], 'choice')
    .default('a4'),
});
export type PayReportQuery = InferType<typeof reportQuery>;

export const payFileCalls = {
  report: defineFileCall({
    path: '/v2/pay_projects/report',
    needs: 'local_admin',
    summary:
      'The figures of Article 9 of Directive (EU) 2023/970 as a table or PDF, without groups below the minimum.',
    query: reportQuery,
    contentTypes: [...Object.values(tableContentTypes), 'application/pdf'],
    mutates: false,
  }),
} as const;

/** Pay projects: the file of employees and what is computed from it. Only people named in a project can call these. */
export const payCalls = {
  uploaded: readCall('local_admin', '/v2/pay_projects/uploaded', {
    summary: 'The uploaded file of a project with its columns and the result of its dry run.',
    body: oneProject,
    response: payUpload,
  }),
  check: changeCall('local_admin', '/v2/pay_projects/check', {
    summary: 'Runs the dry run of the uploaded file with one field, or null, for each column.',
    body: object({
      project_id: id(),
      mapping: array(field()).required('required').max(200, 'tooLong'),
      date_order: dateOrder().default(null),
    }),
  }),
  apply: changeCall('local_admin', '/v2/pay_projects/apply', {
    summary: 'Makes the valid rows of the checked file the people of the project.',
    body: oneProject,
  }),
  undo: changeCall('local_admin', '/v2/pay_projects/undo', {
    summary: 'Deletes the applied file of a project and returns to the one before it.',
    body: oneProject,
  }),
  overview: readCall('local_admin', '/v2/pay_projects/overview', {
    summary: 'Totals of a project, and the cost of raising everyone to a compa-ratio.',
    body: oneProject,
    response: object({
      name: requiredText,
      description: textOrNull,
      currency: requiredText,
      data_day: requiredText,
      people: requiredNumber,
      with_range: requiredNumber,
      outliers: requiredNumber,
      base_pay: requiredNumber,
      applied_at: textOrNull,
      targets: objectsOf({ target: requiredNumber, people: requiredNumber, cost: requiredNumber }),
    }),
  }),
  people: readCall('local_admin', '/v2/pay_projects/people', {
    summary: 'People of a project with their pay and their place in the pay range, 50 per page.',
    body: object({
      project_id: id(),
      view: mixed<PayPeopleView>().oneOf(payPeopleViews, 'choice').default('all'),
      order: mixed<PayPeopleOrder>().oneOf(payPeopleOrders, 'choice').default('name'),
      descending: boolean().default(false),
      q: singleLineText().max(100, 'tooLong').default(''),
      page: pageNumber(),
    }),
    response: object({
      currency: requiredText,
      people: listOf(payPerson),
      total: requiredNumber,
      views: objectsOf({
        view: mixed<PayPeopleView>().oneOf(payPeopleViews).required(),
        people: requiredNumber,
      }),
    }),
  }),
  gaps: readCall('local_admin', '/v2/pay_projects/gaps', {
    summary:
      'Raw and adjusted pay gap of a project, their decomposition, and the figures of Article 9 of Directive (EU) 2023/970.',
    body: object({
      project_id: id(),
      controls: array(control()).max(gapControls.length, 'tooMany').default([]),
    }),
    response: payGaps,
  }),
} as const;
