import { BooleanField, ReferenceField, useRecordContext, useTranslate } from 'react-admin';
import { CalendarDay } from '../parts/CalendarDay.tsx';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { resourceNamed } from '../registry.ts';
import { labelOf } from './labelOf.ts';
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
      return (
        <ReferenceField
          source={name}
          reference={field.target}
          link={false}
          render={({ referenceRecord }) => labelOf(resourceNamed(field.target), referenceRecord)}
        />
      );
    default:
      return String(value);
  }
}
