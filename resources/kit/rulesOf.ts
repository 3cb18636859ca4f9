import { type AnyObjectSchema, array, boolean, mixed, object, type Schema } from 'yup';
import { dayText } from '../dayText.ts';
import { idList } from '../idList.ts';
import { idNumeral, largestNumber, numeral } from '../numeral.ts';
import { lowercased, singleLine, trimmed } from '../trimmed.ts';
import { type Choice, type Field, type Resource, writable } from './resource.ts';

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\S*$/i.test(value);

const plain = () => singleLine().transform(emptyToNull);

/** More than people enter by hand. */
const mostReferences = 1_000;

const blankToNull = (value: unknown, sent: unknown) => (emptyToNull(sent) === null ? null : value);

function ruleOf(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return plain().max(field.max, 'tooLong');
    case 'longText':
      return trimmed().transform(emptyToNull).max(field.max, 'tooLong');
    case 'email':
      return lowercased().transform(emptyToNull).max(254, 'tooLong').email('email');
    case 'url':
      return plain()
        .max(2000, 'tooLong')
        .test('url', 'url', (value) => !value || isWebAddress(value));
    case 'date':
      return dayText().transform(emptyToNull);
    case 'moment':
      return plain().max(40, 'tooLong');
    case 'number':
      return numeral()
        .transform(blankToNull)
        .integer('wholeNumber')
        .min(field.min ?? -largestNumber, 'tooSmall')
        .max(field.max ?? largestNumber, 'tooLarge');
    case 'reference':
      return idNumeral().transform(blankToNull);
    case 'references':
      return idList(mostReferences, 'tooMany')
        .transform((ids) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
        .typeError('unknown');
    case 'yesNo':
      return boolean().typeError('yesNo');
    case 'choice':
      return mixed<Choice>()
        .nullable()
        .transform(emptyToNull)
        .oneOf([...field.choices], 'choice');
    case 'choices':
      return array(
        mixed()
          .oneOf([...field.choices], 'choice')
          .defined('choice'),
      )
        .max(field.choices.length, 'tooMany')
        .typeError('choice');
  }
}

function ruleWithNull(field: Field): Schema {
  const rule = ruleOf(field);
  if (field.kind === 'yesNo') return rule.nonNullable('required').default(field.initial ?? false);
  if (field.kind === 'choices' || field.kind === 'references')
    return rule.nonNullable('required').default(() => []);
  const initial = 'initial' in field ? field.initial : undefined;
  return field.required
    ? rule.required('required').default(initial)
    : rule.nullable().default(initial ?? null);
}

/**
 * The yup rules of a resource's writable fields, run by forms while typing and again by the server. Read-only and
 * unknown fields are dropped, which prevents mass assignment. Messages are keys of `locales/en/rules.ts`.
 */
export function rulesOf(resource: Resource): AnyObjectSchema {
  const shape: Record<string, Schema> = {};
  for (const name of writable(resource)) {
    const field = resource.fields[name];
    if (field) shape[name] = ruleWithNull(field);
  }
  const base: AnyObjectSchema = object(shape).typeError('object');
  return resource.rules ? resource.rules(base) : base;
}
