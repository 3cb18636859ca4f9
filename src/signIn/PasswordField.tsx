import { useState } from 'react';
import { EntryField, type EntryFieldProps } from './EntryField.tsx';
import { useSignInHost } from './SignInHost.ts';

const eye =
  'M12 6.5a9.8 9.8 0 0 1 8.8 5.5 9.8 9.8 0 0 1-17.6 0A9.8 9.8 0 0 1 12 6.5m0-2C7 4.5 2.7 7.6 1 12a11.8 11.8 0 0 0 22 0c-1.7-4.4-6-7.5-11-7.5Zm0 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m0-2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z';
const stroke = 'M3.3 2 2 3.3 20.700 22l1.3-1.3Z';

type PasswordFieldProps<Values> = Omit<EntryFieldProps<Values>, 'type' | 'end'>;

/** A password field with a button that shows the password. */
export function PasswordField<Values>(props: PasswordFieldProps<Values>) {
  const { translate } = useSignInHost();
  const [isShown, setShown] = useState(false);
  const button = (
    <button
      type="button"
      className="entry-eye"
      aria-label={translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
      onClick={() => setShown(!isShown)}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
        <path d={isShown ? `${eye}${stroke}` : eye} />
      </svg>
    </button>
  );
  return <EntryField<Values> {...props} type={isShown ? 'text' : 'password'} end={button} />;
}
