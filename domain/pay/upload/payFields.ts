/** The fields that a column of a pay file can contain, in display order. */
export const payFields = [
  'employee_id',
  'name',
  'gender',
  'job_title',
  'category',
  'level',
  'department',
  'location',
  'hired_on',
  'base_pay',
  'variable_pay',
  'currency',
  'working_time',
  'range_minimum',
  'range_maximum',
] as const;
export type PayField = (typeof payFields)[number];

/** The field of each column, or null if the column is ignored. */
export type PayMapping = readonly (PayField | null)[];

const requiredFields: readonly PayField[] = ['employee_id', 'gender', 'base_pay'];

/** Maximum number of employees in one file. */
export const maxPayRows = 20_000;
/** Maximum number of characters in a text about an employee. */
export const maxPayText = 200;

/** Why a mapping can't be used, or null: it needs an entry for each column, no field twice, and the required fields. */
export function payMappingProblem(
  mapping: PayMapping,
  columns: number,
): 'unreadable' | 'twice' | 'payColumns' | null {
  if (mapping.length !== columns) return 'unreadable';
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size !== fields.length) return 'twice';
  return requiredFields.every((field) => fields.includes(field)) ? null : 'payColumns';
}
