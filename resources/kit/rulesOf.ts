import { type AnyObjectSchema, array, boolean, mixed, object, type Schema } from 'yup';
import { daySchema } from '../daySchema.ts';
import { idListSchema } from '../idListSchema.ts';
import { idSchema, maxInteger, numberSchema } from '../numberSchema.ts';
import { lowercaseText, singleLineText, trimmedText } from '../textSchemas.ts';
import { webAddressSchema } from '../webAddressSchema.ts';
import { type Choice, type Field, type Resource, writableFields } from './resource.ts';

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

const lineOrNull = () => singleLineText().transform(emptyToNull);

/** Maximum number of references in one field; more than people enter manually. */
const maxReferences = 1_000;

const blankToNull = (value: unknown, sent: unknown) => (emptyToNull(sent) === null ? null : value);

function ruleOf(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return lineOrNull().max(field.max, 'tooLong');
    case 'longText':
      return trimmedText().transform(emptyToNull).max(field.max, 'tooLong');
    case 'email':
      return lowercaseText().transform(emptyToNull).max(254, 'tooLong').email('email');
    case 'url':
      return webAddressSchema();
    case 'date':
      return daySchema().transform(emptyToNull);
    case 'moment':
      return lineOrNull().max(40, 'tooLong');
    case 'number':
      return numberSchema()
        .transform(blankToNull)
        .integer('wholeNumber')
        .min(field.min ?? -maxInteger, 'tooSmall')
        .max(field.max ?? maxInteger, 'tooLarge');
    case 'reference':
      return idSchema().transform(blankToNull);
    case 'references':
      return idListSchema(maxReferences, 'tooMany')
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
  for (const name of writableFields(resource)) {
    const field = resource.fields[name];
    if (field) shape[name] = ruleWithNull(field);
  }
  const base: AnyObjectSchema = object(shape).typeError('object');
  return resource.rules ? resource.rules(base) : base;
}
