import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { Field, Resource } from '../../../resources/kit/resource.ts';
import { DayInput } from '../dates/DayInput.tsx';
import { ReferenceAutocomplete } from '../forms/ReferenceAutocomplete.tsx';

interface Props {
  readonly of: Resource;
  readonly name: string;
  readonly disabled?: boolean;
  /** Whether the input belongs to a filter, in which nothing is required and help texts are omitted. */
  readonly isFilter?: boolean;
}

const maxVisibleChoices = 8;

/** The input of a field with its label, help text and validation error. */
export function FieldInput({ of, name, disabled = false, isFilter = false }: Props) {
  const translate = useTranslate();
  const field = of.fields[name];
  if (!field) return null;
  const help = isFilter ? '' : translate(`resources.${of.name}.help.${name}`, { _: '' });
  const input = {
    source: name,
    label: `resources.${of.name}.fields.${name}`,
    helperText: help === '' ? false : help,
    isRequired: field.required === true && !isFilter,
    fullWidth: true,
    size: 'small',
    variant: 'outlined',
    disabled,
  } as const;
  const choices = choicesOf(of, name, field);
  const hasManyChoices = choices.length > maxVisibleChoices;
  switch (field.kind) {
    case 'longText':
      return <TextInput {...input} multiline minRows={3} />;
    case 'number':
      return <NumberInput {...input} min={field.min} max={field.max} step={1} />;
    case 'yesNo':
      return isFilter ? <SelectInput {...input} choices={yesOrNo} /> : <BooleanInput {...input} />;
    case 'date':
      return <DayInput {...input} />;
    case 'choice': {
      const ChoiceInput = hasManyChoices ? AutocompleteInput : SelectInput;
      return <ChoiceInput {...input} choices={choices} />;
    }
    case 'choices': {
      const ChoicesInput = hasManyChoices || isFilter ? AutocompleteArrayInput : CheckboxGroupInput;
      return <ChoicesInput {...input} choices={choices} />;
    }
    case 'reference':
    case 'references':
      return (
        <ReferenceAutocomplete {...input} target={field.target} isMultiple={field.kind === 'references'} />
      );
    default:
      return (
        <TextInput {...input} type={field.kind === 'email' || field.kind === 'url' ? field.kind : 'text'} />
      );
  }
}

const yesOrNo = [true, false].map((id) => ({ id, name: id ? 'kit.yes' : 'kit.no' }));

function choicesOf(of: Resource, name: string, field: Field) {
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  return field.choices.map((id) => ({ id, name: `resources.${of.name}.choices.${name}.${id}` }));
}
