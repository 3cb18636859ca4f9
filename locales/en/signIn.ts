import { tooMany } from './errors.ts';

/** Signing in and out, and setting a new password. */
export const signIn = {
  heading: 'Sign in to %{product}',
  variantHeading: 'Sign in to pay studies',
  purpose: 'Listen to people, see what changes, act on it.',
  email: 'E-mail address',
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
    device: 'This device is new to us. We sent a 6-digit code to %{email}.',
    mail: 'We sent a 6-digit code to %{email}.',
    app: 'Open your app for codes and enter the 6 digits it shows for this product.',
    recovery: 'Without your phone, enter one of your recovery codes.',
    code: '6-digit code',
    remember: 'Do not ask again on this device',
    submit: 'Confirm',
    back: 'Use another account',
  },
  demo: {
    heading: 'Demo accounts',
    text: 'This installation holds demo data. Choose a role to fill in the form.',
    use: 'Fill in as %{who}',
  },
  signingOut: 'Signing you out…',
  parting: {
    failed:
      'Signing out did not work, so you may still be signed in on this device. Please try again. If it keeps failing on a shared computer, delete the cookies of this site before you leave it.',
    retry: 'Try again',
    elsewhere:
      'Your account is not used at this address: pay studies have an address of their own. Please sign in at the other one.',
  },
  reset: {
    heading: 'Reset your password',
    text: 'Enter your e-mail address. If we know it, we send a link that sets a new password.',
    send: 'Send link',
    sent: 'If we know this address, a link is on its way. It works once and for one hour.',
    newHeading: 'Set a new password',
    newPassword: 'New password',
    rule: 'At least 12 characters. Length matters more than signs and numbers.',
    set: 'Set password',
    done: 'Your password is set. Sign in with it.',
    toSignIn: 'Back to sign in',
  },
} as const;
