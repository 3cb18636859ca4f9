import { BooleanField, useRecordContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { CalendarDay } from '../dates/CalendarDay.tsx';
import { RelativeTime } from '../dates/RelativeTime.tsx';
import { ReferenceNames } from '../forms/ReferenceNames.tsx';
import { StatusChip } from '../page/StatusChip.tsx';

interface Props {
  readonly of: Resource;
  readonly name: string;
}

/** The read-only value of a field. */
export function FieldDisplay({ of, name }: Props) {
  const record = useRecordContext();
  const translate = useTranslate();
  const field = of.fields[name];
  const value = record?.[name];
  if (!field || value === null || value === undefined) return null;
  const labelFor = (one: unknown) => translate(`resources.${of.name}.choices.${name}.${one}`);
  switch (field.kind) {
    case 'yesNo':
      return <BooleanField source={name} />;
    case 'date':
      return <CalendarDay day={value} />;
    case 'moment':
      return <RelativeTime at={value} />;
    case 'choice':
      return name === 'status' ? <StatusChip status={value} label={labelFor(value)} /> : labelFor(value);
    case 'choices':
      return value.map(labelFor).join(', ');
    case 'reference':
    case 'references':
      return <ReferenceNames ids={[value].flat()} target={field.target} />;
    default:
      return String(value);
  }
}
