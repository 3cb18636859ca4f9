import type { InputHTMLAttributes, ReactNode } from 'react';
import { useSignInHost } from './SignInHost.ts';
import type { EntryForm } from './useEntryForm.ts';

type TextNames<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

export interface EntryFieldProps<Values>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'> {
  readonly form: EntryForm<Values>;
  readonly name: TextNames<Values>;
  readonly label: string;
  readonly help?: string;
  /** Fills the placeholders of a validation problem. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Shown at the end of the field. */
  readonly end?: ReactNode;
}

/** A text field, validated while typing, with its error or help below it. */
export function EntryField<Values>({
  form,
  name,
  label,
  help,
  limits = {},
  end,
  ...input
}: EntryFieldProps<Values>) {
  const { translate } = useSignInHost();
  const problem = form.problems[name];
  const text = problem ? translate(`rules.${problem}`, { ...limits, _: problem }) : help;
  return (
    <div className={problem ? 'entry-field entry-field-wrong' : 'entry-field'}>
      <div className="entry-box">
        <input
          {...input}
          id={name}
          name={name}
          value={String(form.values[name] ?? '')}
          onChange={({ target }) => form.setValue(name, target.value as Values[typeof name])} // A field of text.
          placeholder=" "
          aria-invalid={Boolean(problem)}
          aria-describedby={text ? `${name}-help` : undefined}
        />
        <label htmlFor={name}>{label}</label>
        {end}
      </div>
      {text && (
        <p className="entry-help" id={`${name}-help`}>
          {text}
        </p>
      )}
    </div>
  );
}
