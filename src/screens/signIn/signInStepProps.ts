import type { UseFormReturn } from 'react-hook-form';
import type { InferType } from 'yup';
import type { loginRequestRules } from '../../../contract/signIn.ts';
import type { SignInForm } from '../../../domain/access/login.ts';

export type Credentials = InferType<typeof loginRequestRules>;

/** Props of each step of signing in. */
export interface SignInStepProps {
  readonly form: UseFormReturn<Credentials>;
  readonly state: SignInForm;
  readonly onSubmit: () => void;
}
