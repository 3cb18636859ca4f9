import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { UserImport } from '../../../contract/v2/imports.ts';
import { discardImport, importKeys } from '../../../dataProviders/imports.ts';
import { useAction } from '../../kit/useAction.ts';
import { ConfirmedImportButton } from './ConfirmedImportButton.tsx';
import { importPaths } from './importPaths.ts';

interface Props {
  readonly userImport: Pick<UserImport, 'id' | 'subject'>;
}

/** Discards the file and returns to the page where another can be chosen. */
export function DiscardImport({ userImport: { id, subject } }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const discard = useAction(() => discardImport(id), {
    invalidates: importKeys,
    leavesPage: true,
    onDone: () => navigate(importPaths.all(subject)),
  });
  return (
    <ConfirmedImportButton
      texts="discarding"
      text={translate('imports.discarding.text')}
      label={translate('imports.columns.discard')}
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
    />
  );
}
