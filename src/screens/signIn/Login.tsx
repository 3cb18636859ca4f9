import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { loginRules } from '../../../contract/main.ts';
import { readConfig } from '../../../dataProviders/config.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { signIn } from '../../../dataProviders/session.ts';
import { formAnswered, formFailed, formSent, freshForm } from '../../../domain/access/login.ts';
import { isVariantHost } from '../../../domain/accounts/variant.ts';
import { CodeForm } from './CodeForm.tsx';
import type { Credentials } from './credentials.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Farewell } from './Farewell.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignInPage } from './SignInPage.tsx';

/** E-mail and password, then a code where a second factor or a device asks for one; afterwards to the page that was wanted. */
export default function Login() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [state, setState] = useState(freshForm);
  const form = useForm<Credentials>({
    resolver: yupResolver(loginRules),
    mode: 'onChange',
    defaultValues: { email: '', password: '', code: null, remember_device: false },
  });
  const send = form.handleSubmit(async (credentials) => {
    if (state.submitted) return;
    setState(formSent);
    try {
      const outcome = await signIn(credentials);
      setState(formAnswered(outcome));
      if (outcome.kind === 'complete') await navigate(outcome.goTo, { replace: true });
    } catch (failure) {
      setState((held) => formFailed(held, errorText(failure) ?? translate('app.notification.error')));
    }
  });
  const startAgain = () => {
    form.reset();
    setState(freshForm);
  };
  const { demoSignIns, demoPassword, productName } = readConfig();
  const fill = (email: string) => {
    form.setValue('email', email, { shouldValidate: true });
    form.setValue('password', demoPassword ?? '', { shouldValidate: true });
    document.getElementById('sign-in')?.focus();
  };
  if (state.needsToConfirm) {
    return (
      <SignInPage
        heading={translate('signIn.confirm.heading')}
        text={translate(`signIn.confirm.${state.confirmWith ?? 'device'}`, {
          email: form.getValues('email'),
        })}
      >
        <CodeForm form={form} state={state} onSubmit={send} onBack={startAgain} />
      </SignInPage>
    );
  }
  const isVariant = isVariantHost(window.location.hostname);
  return (
    <SignInPage
      heading={translate(isVariant ? 'signIn.variantHeading' : 'signIn.heading', { product: productName })}
      text={translate('signIn.purpose')}
      beside={demoSignIns && <DemoAccounts accounts={demoSignIns} onChoose={fill} />}
    >
      <Farewell />
      <PasswordForm form={form} state={state} onSubmit={send} />
    </SignInPage>
  );
}
