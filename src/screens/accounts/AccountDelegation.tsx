import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { DelegateDialog, type DelegatePreset } from './DelegateDialog.tsx';
import { DelegationList } from './DelegationList.tsx';

const noPreset: DelegatePreset = { people: [], accounts: [] };

/** The delegated accounts, listed by person or by account. */
export default function AccountDelegation() {
  const translate = useTranslate();
  const [preset, setPreset] = useState<DelegatePreset | null>(null);
  return (
    <>
      <PageHeader
        title={translate('administration.delegation.title')}
        purpose={translate('administration.delegation.purpose')}
        action={
          <Button variant="contained" onClick={() => setPreset(noPreset)}>
            {translate('administration.delegation.delegate')}
          </Button>
        }
      />
      <DelegationList onDelegate={setPreset} />
      {preset && <DelegateDialog preset={preset} onClose={() => setPreset(null)} />}
    </>
  );
}
