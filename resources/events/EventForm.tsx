import { Box } from '@mui/material';
import { useMemo } from 'react';
import { Form, Labeled, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { getConfig } from '../../dataProviders/config.ts';
import { isEventOver } from '../../domain/sessions/eventStatus.ts';
import { FieldDisplay } from '../../src/kit/crud/FieldDisplay.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { ConflictDialog } from '../../src/kit/forms/ConflictDialog.tsx';
import { FormNote } from '../../src/kit/forms/FormNote.tsx';
import { FormSection, formColumns } from '../../src/kit/forms/FormSection.tsx';
import { defaultValuesOf, resolverOf } from '../../src/kit/forms/resolverOf.ts';
import { SaveBar } from '../../src/kit/forms/SaveBar.tsx';
import { useFormLock } from '../../src/kit/forms/useFormLock.ts';
import { EventStartInput } from './EventStartInput.tsx';
import { type EventRecord, events } from './events.ts';

interface Props {
  /** The defaults of a new event, including its topic. */
  readonly initial?: Partial<EventRecord>;
  /** The newer version that someone else saved; null without a conflict. */
  readonly newerRecord?: RaRecord | null;
  readonly onConflictClose?: () => void;
}

/** The form of an event. The start has a custom input; the other fields use the declared ones. An event that is over is read-only. */
export function EventForm({ initial, newerRecord, onConflictClose }: Props) {
  const translate = useTranslate();
  const record = useRecordContext();
  const resolver = useMemo(() => resolverOf(events), []);
  const { canWrite, reason } = useFormLock(events, events.access.write);
  const isLocked = !canWrite || (record !== undefined && isEventOver((record as EventRecord).status));
  const offersMeeting = getConfig().offersMeetings || record?.creates_meeting === true;
  const defaults = useMemo(() => ({ ...defaultValuesOf(events), ...initial }), [initial]);
  return (
    <Form resolver={resolver} defaultValues={defaults} mode="onChange" warnWhenUnsavedChanges noValidate>
      <FormNote text={reason} />
      <Box sx={formColumns}>
        {Object.entries(events.sections).map(([section, names]) => (
          <FormSection key={section} title={translate(`resources.events.sections.${section}`)}>
            {section === 'time' && !isLocked && <EventStartInput />}
            {names
              .filter((name) => name !== 'topic_id' && (isLocked || !startFields.has(name)))
              .filter((name) => name !== 'creates_meeting' || offersMeeting)
              .map((name) =>
                isLocked ? (
                  <Labeled key={name} label={`resources.events.fields.${name}`}>
                    <FieldDisplay of={events} name={name} />
                  </Labeled>
                ) : (
                  <FieldInput key={name} of={events} name={name} />
                ),
              )}
          </FormSection>
        ))}
        {!isLocked && <SaveBar always={initial !== undefined} />}
      </Box>
      {newerRecord && record && onConflictClose ? (
        <ConflictDialog of={events} before={record} newerRecord={newerRecord} onClose={onConflictClose} />
      ) : null}
    </Form>
  );
}

/** Fields of the custom input of the start. */
const startFields: ReadonlySet<string> = new Set(['starts_at', 'time_zone']);
