import type { InferType } from 'yup';
import type { loginRequestRules } from '../../contract/signIn.ts';
import type { SignInForm } from '../../domain/access/login.ts';
import type { EntryForm } from './useEntryForm.ts';

export type Credentials = InferType<typeof loginRequestRules>;

/** Props of each step of signing in. */
export interface SignInStepProps {
  readonly form: EntryForm<Credentials>;
  readonly state: SignInForm;
  readonly onSubmit: () => void;
}
