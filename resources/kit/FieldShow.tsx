import { BooleanField, useRecordContext, useTranslate } from 'react-admin';
import { CalendarDay } from '../parts/CalendarDay.tsx';
import { ReferenceNames } from '../parts/ReferenceNames.tsx';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { Resource } from './resource.ts';

interface Props {
  readonly of: Resource;
  readonly name: string;
}

/** The value of a field for reading, in a list or beside a form. */
export function FieldShow({ of, name }: Props) {
  const record = useRecordContext();
  const translate = useTranslate();
  const field = of.fields[name];
  const value = record?.[name];
  if (!field || value === null || value === undefined) return null;
  const wordFor = (one: unknown) => translate(`resources.${of.name}.choices.${name}.${one}`);
  switch (field.kind) {
    case 'yesNo':
      return <BooleanField source={name} />;
    case 'date':
      return <CalendarDay day={value} />;
    case 'moment':
      return <RelativeTime at={value} />;
    case 'choice':
      return name === 'status' ? <StatusChip word={wordFor(value)} /> : wordFor(value);
    case 'choices':
      return value.map(wordFor).join(', ');
    case 'reference':
    case 'references':
      return <ReferenceNames ids={[value].flat()} target={field.target} />;
    default:
      return String(value);
  }
}
