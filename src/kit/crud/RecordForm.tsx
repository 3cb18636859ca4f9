import { Box } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { Form, Labeled, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Tier } from '../../../domain/access/tiers.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import { FormNote } from '../forms/FormNote.tsx';
import { FormSection, formColumns } from '../forms/FormSection.tsx';
import { defaultValuesOf, resolverOf } from '../forms/resolverOf.ts';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useFormLock } from '../forms/useFormLock.ts';
import { FieldDisplay } from './FieldDisplay.tsx';
import { FieldInput } from './FieldInput.tsx';

export interface RecordFormProps {
  readonly of: Resource;
  /** The tier that may write, if the record's own calls allow more people than its declaration. */
  readonly write?: Tier;
  /** Additional inputs, by the section they are appended to. */
  readonly extra?: Readonly<Record<string, ReactNode>>;
  /** Returns whether a field can be edited, if that depends on the record. */
  readonly mayEdit?: (record: RaRecord | undefined, name: string) => boolean;
  /** Why the form, or part of it, is read-only for this person. */
  readonly note?: string;
  readonly isNew?: boolean;
  /** The newer version that someone else saved; null without a conflict. */
  readonly newerRecord?: RaRecord | null;
  readonly onConflictClose?: () => void;
}

/**
 * A form with titled sections and a save bar. People who may not change the record see the same
 * fields read-only, with the reason.
 */
export function RecordForm(props: RecordFormProps) {
  const { of, write = of.access.write, extra = {}, mayEdit, isNew = false } = props;
  const { newerRecord, onConflictClose } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const { canWrite, reason } = useFormLock(of, write);
  const resolver = useMemo(() => resolverOf(of), [of]);
  const initial = useMemo(() => defaultValuesOf(of), [of]);

  const field = (name: string) => {
    const readOnly = !canWrite || of.fields[name]?.readOnly === true;
    if (!readOnly)
      return <FieldInput key={name} of={of} name={name} disabled={mayEdit?.(record, name) === false} />;
    if (isNew) return null;
    return (
      <Labeled key={name} label={`resources.${of.name}.fields.${name}`}>
        <FieldDisplay of={of} name={name} />
      </Labeled>
    );
  };

  return (
    <Form resolver={resolver} defaultValues={initial} mode="onChange" warnWhenUnsavedChanges noValidate>
      <FormNote text={canWrite ? (props.note ?? reason) : reason} />
      <Box sx={formColumns}>
        {Object.entries(of.sections).map(([section, names]) => (
          <FormSection key={section} title={translate(`resources.${of.name}.sections.${section}`)}>
            {names.map(field)}
            {extra[section]}
          </FormSection>
        ))}
        {canWrite ? <SaveBar always={isNew} /> : null}
      </Box>
      {newerRecord && record && onConflictClose ? (
        <ConflictDialog of={of} before={record} newerRecord={newerRecord} onClose={onConflictClose} />
      ) : null}
    </Form>
  );
}
