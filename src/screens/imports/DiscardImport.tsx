import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { discardImport } from '../../../dataProviders/imports.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { importPaths } from './importPaths.ts';
import { useStep } from './useImport.ts';

/** Forgets the file, and leads back to where another can be chosen. */
export function DiscardImport({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const discard = useStep(async () => {
    const message = await discardImport(id);
    navigate(importPaths.all);
    notify(message, { type: 'success' });
    return message;
  });
  return (
    <ConfirmButton
      of="discarding"
      label={translate('imports.columns.discard')}
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
    />
  );
}
