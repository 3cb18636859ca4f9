import type { PublicConfig } from '../../contract/v2/config.ts';
import { useSignInHost } from './SignInHost.ts';

interface DemoAccountsProps {
  readonly accounts: NonNullable<PublicConfig['demoSignIns']>;
  readonly onChoose: (email: string) => void;
}

/** The demo accounts, shown if demo data is loaded; selecting one fills in the sign-in form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { translate } = useSignInHost();
  return (
    <div className="entry-card entry-demo">
      <h2>{translate('signIn.demo.heading')}</h2>
      <p className="entry-quiet">{translate('signIn.demo.text')}</p>
      <ul>
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email)}
              aria-label={translate('signIn.demo.use', { who: `${email}, ${who}` })}
            >
              <span>{email}</span>
              <span className="entry-quiet">{who}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
