import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';

interface Props {
  readonly label: string;
  /** Keys below `imports`: title, text, confirm. */
  readonly texts: 'undoing' | 'discarding';
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button with a confirmation. */
export function ImportActionButton({ label, texts, busy, onConfirm }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} loading={busy}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={translate(`imports.${texts}.title`)}
        content={translate(`imports.${texts}.text`)}
        confirm={translate(`imports.${texts}.confirm`)}
        cancel={translate('imports.cancel')}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
