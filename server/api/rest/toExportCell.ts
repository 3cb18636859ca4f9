import type { TableCell } from '../../../domain/tables/csv.ts';
import type { Field } from '../../../resources/kit/resource.ts';

interface CellTexts {
  readonly choices: Readonly<Record<string, string>>;
  readonly labels: ReadonlyMap<unknown, string> | undefined;
  readonly yes: string;
  readonly no: string;
}

/** Converts the value of a field to a table cell, with choices and references shown by name. */
export function toExportCell(field: Field, value: unknown, words: CellTexts): TableCell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'number':
      return Number(value);
    case 'yesNo':
      return value ? words.yes : words.no;
    case 'choice':
      return words.choices[String(value)] ?? String(value);
    case 'choices':
      return (value as unknown[]).map((one) => words.choices[String(one)] ?? String(one)).join(', ');
    case 'references':
      return (value as unknown[]).map((one) => words.labels?.get(one) ?? '').join(', ');
    case 'reference':
      return words.labels?.get(value) ?? null;
    default:
      return String(value);
  }
}
