import type { UseFormReturn } from 'react-hook-form';
import type { InferType } from 'yup';
import type { loginRules } from '../../../contract/signIn.ts';
import type { SignInForm } from '../../../domain/access/login.ts';

export type Credentials = InferType<typeof loginRules>;

/** Props of each step of signing in. */
export interface StepProps {
  readonly form: UseFormReturn<Credentials>;
  readonly state: SignInForm;
  readonly onSubmit: () => void;
}
