import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { discardImport } from '../../../dataProviders/imports.ts';
import { Asking } from './Asking.tsx';
import { places } from './places.ts';
import { useStep } from './useImport.ts';

/** Forgets the file, and leads back to where another can be chosen. */
export function Discard({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const discard = useStep(async () => {
    const message = await discardImport(id);
    navigate(places.all);
    notify(message, { type: 'success' });
    return message;
  });
  return (
    <Asking
      of="discarding"
      label={translate('imports.columns.discard')}
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
    />
  );
}
