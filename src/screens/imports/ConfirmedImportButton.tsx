import { useTranslate } from 'react-admin';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';

interface Props {
  readonly label: string;
  /** The area of `imports` with the texts `title` and `confirm`. */
  readonly texts: 'undoing' | 'discarding';
  readonly text: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button with a confirmation. */
export function ConfirmedImportButton({ label, texts, text, busy, onConfirm }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmedButton
      title={translate(`imports.${texts}.title`)}
      text={text}
      confirm={translate(`imports.${texts}.confirm`)}
      cancel={translate('imports.cancel')}
      busy={busy}
      onConfirm={(close) => {
        close();
        onConfirm();
      }}
    >
      {label}
    </ConfirmedButton>
  );
}
