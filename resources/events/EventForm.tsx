import { Box, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { ConflictDialog } from '../../src/kit/forms/ConflictDialog.tsx';
import { defaultValuesOf, resolverOf } from '../../src/kit/forms/resolverOf.ts';
import { SaveBar } from '../../src/kit/forms/SaveBar.tsx';
import { EventStartInput } from './EventStartInput.tsx';
import { type EventRecord, events } from './events.ts';

interface Props {
  /** The defaults of a new event, including its topic. */
  readonly initial?: Partial<EventRecord>;
  /** The newer version that someone else saved; null without a conflict. */
  readonly newerRecord?: RaRecord | null;
  readonly onConflictClose?: () => void;
}

/** The form of an event. The start has a custom input; the other fields use the declared ones. */
export function EventForm({ initial, newerRecord, onConflictClose }: Props) {
  const translate = useTranslate();
  const record = useRecordContext();
  const resolver = useMemo(() => resolverOf(events), []);
  const defaults = useMemo(() => ({ ...defaultValuesOf(events), ...initial }), [initial]);
  return (
    <Form resolver={resolver} defaultValues={defaults} mode="onChange" warnWhenUnsavedChanges noValidate>
      <Box sx={{ maxWidth: 640 }}>
        {Object.entries(events.sections).map(([section, names]) => (
          <Box key={section} component="section" sx={{ mb: 4 }}>
            <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
              {translate(`resources.events.sections.${section}`)}
            </Typography>
            <Stack spacing={2}>
              {section === 'time' && <EventStartInput />}
              {names
                .filter((name) => !separateFields.has(name))
                .map((name) => (
                  <FieldInput key={name} of={events} name={name} />
                ))}
            </Stack>
          </Box>
        ))}
        <SaveBar always={initial !== undefined} />
      </Box>
      {newerRecord && record && onConflictClose ? (
        <ConflictDialog of={events} before={record} newerRecord={newerRecord} onClose={onConflictClose} />
      ) : null}
    </Form>
  );
}

/** Fields that come from the URL or have a custom input. */
const separateFields: ReadonlySet<string> = new Set(['topic_id', 'starts_at', 'time_zone']);
