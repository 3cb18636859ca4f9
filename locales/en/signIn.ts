import { tooMany } from './tooMany.ts';

/** Sign-in, sign-out and password reset. */
export const signIn = {
  heading: 'Sign in to %{product}',
  variantHeading: 'Sign in to pay studies',
  purpose: 'Listen to people, see what changes, and act on it.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  tooMany,
  retryNow: 'You can try again now.',
  forgot: 'Forgot your password?',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  confirm: {
    heading: 'Enter the code',
    device: 'You’re signing in on a new device. We sent a 6-digit code to %{email}.',
    mail: 'We sent a 6-digit code to %{email}.',
    app: 'Enter the 6-digit code from your authenticator app.',
    recovery: 'Don’t have your phone? Enter one of your recovery codes.',
    code: '6-digit code',
    remember: 'Don’t ask again on this device',
    submit: 'Confirm',
    back: 'Use another email address',
  },
  demo: {
    heading: 'Demo accounts',
    text: 'This installation contains demo data. Choose a person to fill in the form.',
    use: 'Fill in as %{who}',
  },
  signingOut: 'Signing you out…',
  parting: {
    failed:
      'Signing out failed, so you may still be signed in on this device. Try again. If it keeps failing on a shared computer, delete this site’s cookies before you leave.',
    retry: 'Try again',
    elsewhere:
      'You can’t use your account at this address, because pay studies have a separate one. Sign in at the other address.',
  },
  reset: {
    heading: 'Reset your password',
    text: 'Enter your email address. If we recognize it, we’ll send a link to set a new password.',
    send: 'Send link',
    sent: 'If we recognize this address, we’ve sent a link to it. The link works once and expires in 1 hour.',
    newHeading: 'Set a new password',
    newPassword: 'New password',
    rule: 'Use at least 12 characters. Length matters more than symbols and numbers.',
    set: 'Set password',
    done: 'Your password is set. Sign in with it now.',
    toSignIn: 'Back to sign-in',
  },
} as const;
