import type { PublicConfig } from '../../../contract/v2/config.ts';
import { presentAccount, presentLogin } from '../../../domain/access/presentLogin.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { demoPassword, demoUsers } from '../../content/demoUsers.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import { configuredCaptcha } from '../../usecases/security/checkCaptcha.ts';
import { chatSignature } from '../../usecases/signIn/signIn.ts';
import { version } from '../../version.ts';

/** Returns the public settings of this installation. */
export function presentConfig(deps: Pick<Deps, 'environment'>): PublicConfig {
  const { demo, chat, supportEmail, offersLetters, sms, meetings } = deps.environment;
  return {
    productName: brandNames.productName,
    demoSignIns: demo ? [...demoUsers] : null,
    demoPassword: demo ? demoPassword : null,
    chat,
    captcha: configuredCaptcha(deps),
    supportEmail,
    offersLetters,
    offersTextMessages: sms !== null,
    offersMeetings: meetings !== null,
    version,
  };
}

/** Returns the signed-in person and the current account. */
export function presentSession({ environment }: Pick<Deps, 'environment'>, { person, emulation }: SignedIn) {
  const { user, ownAccount, currentAccount, subscriptions } = person;
  const userHMAC = chatSignature(environment.secret, user.id);
  const { id, name } = currentAccount;
  return {
    ...presentLogin({ needsToConfirm: false, user, account: currentAccount, userHMAC, subscriptions }),
    ownAccount: presentAccount(ownAccount),
    emulation: emulation && {
      account: { id, name },
      ends_at: emulation.endsAt,
      reason: emulation.reason,
      needs_reason: emulation.lacksReason,
    },
    demo: environment.demo,
  };
}
