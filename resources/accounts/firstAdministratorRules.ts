import { object } from 'yup';
import { lowercaseText, singleLineText } from '../textSchemas.ts';

/** The form that invites the first administrator of an account, as the browser and the server validate it. */
export const firstAdministratorRules = object({
  first_name: singleLineText().max(80, 'tooLong').required('required'),
  last_name: singleLineText().max(80, 'tooLong').required('required'),
  email: lowercaseText().max(254, 'tooLong').email('email').required('required'),
});
