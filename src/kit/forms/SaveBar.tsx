import { useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { StickySaveBar } from './StickySaveBar.tsx';

/** A sticky save bar, shown when the form has changes; always shown for a new record. */
export function SaveBar({ always = false }: { readonly always?: boolean }) {
  const { isDirty, isSubmitting } = useFormState();
  const { reset } = useFormContext();
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  return (
    <StickySaveBar
      label={translate('kit.save')}
      isDirty={isDirty}
      busy={saving || isSubmitting}
      onDiscard={() => reset()}
      always={always}
      marginTop={3}
    />
  );
}
