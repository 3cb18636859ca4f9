import { filterLimits } from '../../../contract/sharedShapes.ts';
import { searchLimits } from '../../../contract/v2/search.ts';
import { isCalendarDay } from '../../../domain/dates/days.ts';
import { type FieldProblem, Refusal } from '../../../domain/refusal.ts';
import { filterFieldOf, hasLinkFilter } from '../../../resources/filterField.ts';
import type { Field, Resource } from '../../../resources/kit/resource.ts';
import { readJson } from '../../plugins/json/readJson.ts';
import type { ListQuery, RecordScope, Row } from '../../store/records/rows.ts';

const maxRows = 1_000;
const maxWords = searchLimits.words;
const maxTextLength = 2_000;
const operatorSuffix = /_(gte|lte|gt|lt)$/;
const ordered = new Set<Field['kind']>(['number', 'date', 'moment', 'reference']);

type Query = Readonly<Record<string, unknown>>;

const refuse = (field: string, problem: FieldProblem['problem']) =>
  new Refusal('invalid', [{ field, problem }]);

function parseJsonParameter(query: Query, name: string): unknown {
  const text = query[name];
  if (text === undefined || text === '') return null;
  try {
    return readJson(String(text), filterLimits, name);
  } catch (error) {
    throw error instanceof SyntaxError ? refuse(name, 'unreadable') : error;
  }
}

/** The list, and the condition that restricts the caller to some of its rows. */
type ParsedList = Pick<RecordScope, 'resource' | 'narrowing'>;

/** Parses `sort`, `range` and `filter` in the dialect of ra-data-simple-rest. Throws `invalid`. */
export function parseListQuery({ resource, narrowing }: ParsedList, query: Query): ListQuery {
  const filter = readFilter(resource, query);
  // A filter by linked records would reveal to team leads which other teams and managers their people have.
  if (narrowing !== null && hasLinkFilter(resource, filter)) throw refuse('filter', 'filter');
  return { filter, sort: readSort(resource, query), range: readRange(query) };
}

function readSort(resource: Resource, query: Query): ListQuery['sort'] {
  const sort = parseJsonParameter(query, 'sort');
  if (sort === null) return resource.sort;
  const [field, order] = Array.isArray(sort) ? sort : [];
  const known = field === 'id' || (typeof field === 'string' && Object.hasOwn(resource.fields, field));
  if (!known || (order !== 'ASC' && order !== 'DESC')) throw refuse('sort', 'unknown');
  return { field, order };
}

function readRange(query: Query): ListQuery['range'] {
  const range = parseJsonParameter(query, 'range') ?? [0, maxRows - 1];
  const [from, to] = Array.isArray(range) ? range : [];
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to < from)
    throw refuse('range', 'unreadable');
  if (to - from >= maxRows) throw refuse('range', 'tooLarge');
  return [from, to];
}

function readFilter(resource: Resource, query: Query): Row {
  const filter = parseJsonParameter(query, 'filter') ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter)) throw refuse('filter', 'unreadable');
  for (const [key, value] of Object.entries(filter as Row)) {
    if (!isValidFilter(resource, key, value)) throw refuse(key, 'filter');
  }
  return filter as Row;
}

function isValidFilter(resource: Resource, key: string, value: unknown): boolean {
  if (key === 'q')
    return (
      typeof value === 'string' &&
      value.length <= searchLimits.length &&
      value.split(/\s+/).length <= maxWords
    );
  const field = filterFieldOf(resource, key);
  if (field) {
    if (Array.isArray(value))
      return value.length <= maxRows && value.every((one) => isComparable(field, one));
    return value === null || isComparable(field, value);
  }
  const name = key.replace(operatorSuffix, '');
  const compared =
    name === 'id' || Object.hasOwn(resource.fields, name) ? filterFieldOf(resource, name) : null;
  return name !== key && compared != null && ordered.has(compared.kind) && isComparable(compared, value);
}

const moment =
  /^\d{4}-\d{2}-\d{2}(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/;

/** Whether the text is a valid date, with or without a time; the database rejects others. */
function isMoment(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return moment.test(text) && isCalendarDay({ year, month, day });
}

/** Whether the database can compare a column of this field with the value. */
function isComparable(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
    case 'reference':
    case 'references':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'yesNo':
      return typeof value === 'boolean';
    case 'date':
    case 'moment':
      return typeof value === 'string' && isMoment(value);
    case 'choice':
    case 'choices':
      return field.choices.some((choice) => choice === value);
    default:
      return typeof value === 'string' && value.length <= maxTextLength;
  }
}
