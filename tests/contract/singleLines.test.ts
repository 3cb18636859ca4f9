import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { requestResetRules } from '../../contract/v2/session.ts';
import { supportRules } from '../../contract/v2/support.ts';
import { surveyCalls } from '../../contract/v2/survey.ts';
import { rulesOf } from '../../resources/kit/rulesOf.ts';
import { resources } from '../../resources/registry.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { users } from '../../resources/users/users.ts';
import { validate } from '../../resources/validate.ts';
import { contractRequests } from './bounds/contractBodies.ts';

const broken = ' Ada\r\nBcc:\t x\u2028\u00a0y \n';
const joined = 'Ada Bcc: x y';
const unprintable = ['a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b', 'a\ud800b'];

describe('a single line', () => {
  test('has a single space for line breaks, tabs and repeated spaces', () => {
    expect(singleLineText().cast(broken)).toBe(joined);
    expect(singleLineText().isValidSync(broken)).toBe(true);
  });

  test.each(unprintable)('with the character in %j is refused', (text) => {
    expect(() => singleLineText().validateSync(text)).toThrow(/^characters$/);
  });

  test('keeps letters of every script and joining characters', () => {
    for (const name of ['Zoë', 'نیما‌نام', '山田', 'O’Neil-Ngũgĩ', '👩‍💻'])
      expect(singleLineText().validateSync(name)).toBe(name);
  });
});

const isName = /(^|\.|_)(name|title|stakeholder|provider|host|department|location|level)$/;

/** The paths of fields whose name says that they contain a name or a title. */
function namesIn(schema: Schema, path: string): (readonly [string, Schema])[] {
  const { fields, innerType } = schema as { fields?: Record<string, Schema>; innerType?: Schema }; // Internal to yup.
  if (innerType) return namesIn(innerType, path);
  if (fields) return Object.entries(fields).flatMap(([name, field]) => namesIn(field, `${path}.${name}`));
  return schema.type === 'string' && isName.test(path) ? [[path, schema]] : [];
}

const names = contractRequests.flatMap(({ name, schema }) => namesIn(schema, name));

describe('every name and title that a client can send', () => {
  test('is found in the contracts', () => {
    expect(names.length).toBeGreaterThan(40);
  });

  test.each(names)('%s is one line', (_path, schema) => {
    expect(schema.cast(broken)).toBe(joined);
    expect(schema.isValidSync(unprintable[4])).toBe(false);
  });
});

describe('a declared text field', () => {
  const declared = resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.readOnly === true || (field.kind !== 'text' && field.kind !== 'longText')
        ? []
        : [[`${resource.name}.${name}`, field.kind, rulesOf(resource).fields[name] as Schema] as const],
    ),
  );

  test.each(declared)('%s of the type %s keeps line breaks only if multi-line', (_name, kind, rule) => {
    expect(rule.cast('one\ntwo')).toBe(kind === 'text' ? 'one two' : 'one\ntwo');
  });

  test('with unprintable characters is reported at its field', () => {
    const read = validate(rulesOf(users), {
      first_name: 'A\u202eda',
      last_name: 'B',
      email: 'a@b.example',
    });
    expect(read).toEqual({ problems: [{ field: 'first_name', problem: 'characters', params: {} }] });
  });
});

test('free text keeps its line breaks', () => {
  expect(supportRules.cast({ page: '/', message: 'one\ntwo' }).message).toBe('one\ntwo');
  expect(surveyCalls.feedback.body.cast({ improvement: 'one\ntwo' }, { assert: false }).improvement).toBe(
    'one\ntwo',
  );
});

test('an address is one line', () => {
  expect(() => requestResetRules.validateSync({ email: 'a@b.example\nBcc: c@d.example' })).toThrow(/^email$/);
});
