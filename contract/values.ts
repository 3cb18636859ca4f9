import { array, boolean, number, string } from 'yup';

/**
 * Values of responses. A schema takes about 3 kB of memory and doesn't change, so all calls share these instead of building equal ones.
 */
export const requiredText = string().required();
export const textOrNull = string().nullable().defined();
export const anyText = string().defined();
export const requiredNumber = number().required();
export const numberOrNull = number().nullable().defined();
export const requiredFlag = boolean().required();
export const requiredTexts = array(requiredText).required();
export const requiredNumbers = array(requiredNumber).required();
