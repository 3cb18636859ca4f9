import { Stack } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../page/PageHeader.tsx';
import { ListExtrasContext } from './ListExtrasContext.ts';
import { NewRecordButton } from './NewRecordButton.tsx';

/** The list's title, purpose and button for a new record. */
export function ListHeader({ name, canCreate }: { readonly name: string; readonly canCreate: boolean }) {
  const translate = useTranslate();
  const { head } = use(ListExtrasContext);
  return (
    <PageHeader
      title={translate(`resources.${name}.name`, { smart_count: 2 })}
      purpose={translate(`resources.${name}.purpose`)}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {head}
          {canCreate ? <NewRecordButton name={name} variant="contained" /> : null}
        </Stack>
      }
    />
  );
}
