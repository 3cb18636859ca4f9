import { useTranslate } from 'react-admin';
import type { AuditEntry, NamedRecord } from '../../../contract/v2/security.ts';
import { changedRecordKind, idsIn, maxNamedIds } from '../../../resources/changedRecords.ts';
import { membersIn, relationsIn } from '../../../resources/changedRelations.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useAuditTexts } from './useAuditTexts.ts';

export interface ChangeText {
  readonly field: string;
  /** Whether the field was empty before. */
  readonly isFirst: boolean;
  readonly before: string;
  readonly after: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;

const isEmpty = (value: unknown): value is null | undefined | '' | readonly [] =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The words of audit log entries: records by name, choices by label, dates, and nested values. */
export function useChangeTexts(names: readonly NamedRecord[]) {
  const translate = useTranslate();
  const format = useFormat();
  const words = useAuditTexts();
  const find = (resource: string, id: number) =>
    names.find((one) => one.resource === resource && one.id === id) ?? null;
  const nameOf = (resource: string, id: number) =>
    find(resource, id)?.name ?? translate('security.audit.unnamed', { id });

  function listText<T>(all: readonly T[], textOf: (one: T) => string, separator = ', '): string {
    const more = all.length - maxNamedIds;
    const texts = all.slice(0, maxNamedIds).map(textOf);
    if (more > 0) texts.push(translate('security.audit.moreValues', { smart_count: more }));
    return texts.join(separator);
  }
  function valueText(resource: string, field: string, value: unknown): string {
    if (isEmpty(value)) return translate('security.audit.empty_value');
    const kind = changedRecordKind(resource, field);
    if (kind !== null && idsIn(value).length > 0) return listText(idsIn(value), (id) => nameOf(kind, id));
    if (typeof value === 'boolean') return translate(value ? 'kit.yes' : 'kit.no');
    return typeof value === 'object' ? nestedText(resource, field, value) : plainText(resource, field, value);
  }
  function plainText(resource: string, field: string, value: unknown): string {
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'string' && day.test(value)) return format.day(value);
    if (typeof value === 'string' && moment.test(value)) return format.dateTime(value);
    if (field === 'mapping') return words.field('users', String(value));
    return words.value(resource, field, value);
  }
  function nestedText(resource: string, field: string, value: object): string {
    const relations = relationsIn(value);
    if (relations) return listText(relations, relationText, '; ');
    const members = membersIn(value);
    if (members) {
      const textOf = ([team, people]: readonly [number, readonly number[]]) =>
        factText(
          nameOf('teams', team),
          listText(people, (id) => nameOf('users', id)),
        );
      return listText([...members], textOf, '; ');
    }
    if (Array.isArray(value)) return listText(value, (one) => valueText(resource, field, one));
    const facts = Object.entries(value).filter(([name]) => name !== 'id');
    return listText(
      facts,
      ([name, one]) => factText(words.field(resource, name), valueText(resource, name, one)),
      '; ',
    );
  }
  const factText = (name: string, value: string) => translate('security.audit.fact', { name, value });
  const relationText = ({ from, kind, to }: { from: number; kind: string; to: number }) =>
    translate('security.audit.related', {
      from: nameOf('users', from),
      kind: words.value('relationships', 'kind', kind),
      to: nameOf('users', to),
    });

  return {
    /** The record of an entry, if it currently has a name. */
    recordOf: ({ resource, record_id }: AuditEntry) => find(resource, Number(record_id ?? Number.NaN)),
    changesOf: ({ resource, changes }: AuditEntry): ChangeText[] =>
      Object.entries(changes)
        .filter(([, values]) => !values.every(isEmpty))
        .map(([field, [before, after]]) => ({
          field: words.field(resource, field),
          isFirst: isEmpty(before),
          before: valueText(resource, field, before),
          after: valueText(resource, field, after),
        })),
  };
}
