import type { SignInTexts } from '../../locales/languages.ts';
import type { Translate } from './SignInHost.ts';

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Translates like the application, but without its library: dotted keys, `%{name}` placeholders, and plural forms by `smart_count`. */
export function createTranslate(texts: SignInTexts, locale: string): Translate {
  const rules = new Intl.PluralRules(locale);
  const categories = order.filter((one) => rules.resolvedOptions().pluralCategories.includes(one));
  return (key, params = {}) => {
    const text = textAt(texts, key) ?? params._ ?? key;
    const forms = String(text).split('||||');
    const form = categories.indexOf(rules.select(Number(params.smart_count)));
    const selected = forms.length > 1 ? forms[Math.min(Math.max(form, 0), forms.length - 1)] : forms[0];
    return (selected ?? '')
      .trim()
      .replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  };
}

function textAt(texts: SignInTexts, key: string): string | undefined {
  let text: unknown = texts;
  for (const part of key.split('.')) text = (text as Readonly<Record<string, unknown>> | undefined)?.[part];
  return typeof text === 'string' ? text : undefined;
}
