import { useTranslate } from 'react-admin';
import type { AuditEntry, NamedRecord } from '../../../contract/v2/security.ts';
import { changedRecordKind, idsIn } from '../../../resources/changedRecords.ts';
import { useAuditTexts } from './useAuditTexts.ts';

export interface ChangeText {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The words of audit log entries: records by name, choices by label, and empty values. */
export function useChangeTexts(names: readonly NamedRecord[]) {
  const translate = useTranslate();
  const words = useAuditTexts();
  const find = (resource: string, id: number) =>
    names.find((one) => one.resource === resource && one.id === id) ?? null;

  function valueText(resource: string, field: string, value: unknown): string {
    const kind = changedRecordKind(resource, field);
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    if (value === null || value === undefined || value === '' || (isList && value.length === 0))
      return translate('security.audit.empty_value');
    if (kind !== null && idsIn(value).length > 0)
      return idsIn(value)
        .map((id) => find(kind, id)?.name ?? translate('security.audit.unnamed', { id }))
        .join(', ');
    if (isList) return value.map((one) => choiceText(resource, field, one)).join(', ');
    if (typeof value === 'boolean') return translate(value ? 'kit.yes' : 'kit.no');
    return typeof value === 'object' ? JSON.stringify(value) : choiceText(resource, field, value);
  }
  const choiceText = (resource: string, field: string, value: unknown) =>
    translate(`resources.${resource}.choices.${field}.${value}`, { _: String(value) });

  return {
    /** The record of an entry that has a name today. */
    recordOf: ({ resource, record_id }: AuditEntry) => find(resource, Number(record_id ?? Number.NaN)),
    changesOf: ({ resource, changes }: AuditEntry): ChangeText[] =>
      Object.entries(changes).map(([field, [before, after]]) => ({
        field: words.field(resource, field),
        before: valueText(resource, field, before),
        after: valueText(resource, field, after),
      })),
  };
}
