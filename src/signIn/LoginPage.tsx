import { useEffect, useState } from 'react';
import { loginRequestRules } from '../../contract/signIn.ts';
import { getConfig } from '../../dataProviders/config.ts';
import { HttpError } from '../../dataProviders/errors.ts';
import { signIn } from '../../dataProviders/session.ts';
import {
  applyLoginFailure,
  applyLoginOutcome,
  clearSignInError,
  emptySignInForm,
  markFormSubmitted,
} from '../../domain/access/login.ts';
import { isVariantHost } from '../../domain/accounts/hrVariant.ts';
import { failureText } from '../kit/failureText.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignedOutMessage } from './SignedOutMessage.tsx';
import { SignInCodeForm } from './SignInCodeForm.tsx';
import { useSignInHost } from './SignInHost.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInPasswordForm } from './SignInPasswordForm.tsx';
import type { Credentials } from './signInStepProps.ts';
import { type EntryForm, useEntryForm } from './useEntryForm.ts';

const noCredentials: Credentials = {
  email: '',
  password: '',
  code: null,
  remember_device: false,
  captcha: null,
};

/** When a refused sign-in can be retried, and whether a captcha is required. */
function waitOf(failure: unknown) {
  const { code, retryAfter } = failure instanceof HttpError ? failure : { code: null, retryAfter: null };
  return {
    retryAt: retryAfter === null ? null : new Date(Date.now() + retryAfter * 1_000),
    needsCaptcha: code === 'captcha_needed',
  };
}

/** Signs in with email and password, then a code for a second factor or a new device, and opens the requested page. */
export function LoginPage() {
  const { translate, enter } = useSignInHost();
  const [state, setState] = useState(emptySignInForm);
  const entered = useEntryForm(loginRequestRules, noCredentials);
  const form: EntryForm<Credentials> = {
    ...entered,
    setValue: (name, value) => {
      entered.setValue(name, value);
      if (name === 'email') setState(clearSignInError);
    },
  };
  const send = async (credentials: Credentials) => {
    if (state.submitted) return;
    setState(markFormSubmitted);
    try {
      const outcome = await signIn(credentials);
      // The form stays submitted while the application loads.
      if (outcome.kind === 'complete') enter(outcome.goTo);
      else setState(applyLoginOutcome(outcome));
    } catch (failure) {
      form.setValue('captcha', null);
      const error = failureText(failure, translate);
      setState((current) => applyLoginFailure(current, { error, ...waitOf(failure) }));
    }
  };
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(emptySignInForm);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  const submit = () => void form.submit(send);
  const startAgain = () => {
    form.reset();
    setState(emptySignInForm);
  };
  const { demoSignIns, demoPassword, productName } = getConfig();
  const fill = (email: string) => {
    form.setValue('email', email);
    form.setValue('password', demoPassword ?? '');
    document.getElementById('sign-in')?.focus();
  };
  if (state.needsToConfirm) {
    return (
      <SignInLayout
        heading={translate('signIn.confirm.heading')}
        text={translate(`signIn.confirm.${state.confirmWith ?? 'device'}`, {
          email: form.values.email,
        })}
      >
        <SignInCodeForm form={form} state={state} onSubmit={submit} onBack={startAgain} />
      </SignInLayout>
    );
  }
  const isVariant = isVariantHost(window.location.hostname);
  return (
    <SignInLayout
      heading={translate(isVariant ? 'signIn.variantHeading' : 'signIn.heading', { product: productName })}
      text={translate('signIn.purpose')}
      aside={demoSignIns && <DemoAccounts accounts={demoSignIns} onChoose={fill} />}
    >
      <SignedOutMessage />
      <SignInPasswordForm form={form} state={state} onSubmit={submit} />
    </SignInLayout>
  );
}
