import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { discardImport, importKeys } from '../../../dataProviders/imports.ts';
import { useAction } from '../../kit/useAction.ts';
import { ConfirmedImportButton } from './ConfirmedImportButton.tsx';
import { importPaths } from './importPaths.ts';

/** Discards the file and returns to the page where another can be chosen. */
export function DiscardImport({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const discard = useAction(() => discardImport(id), {
    invalidates: importKeys,
    leavesPage: true,
    onDone: () => navigate(importPaths.all),
  });
  return (
    <ConfirmedImportButton
      texts="discarding"
      label={translate('imports.columns.discard')}
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
    />
  );
}
