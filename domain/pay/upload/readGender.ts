import type { PayGender } from '../payPerson.ts';

const words: Readonly<Record<PayGender, string>> = {
  female: 'f|female|woman|w|weiblich|frau|femme|féminin|mujer|femenino|femmina|donna',
  male: 'm|male|man|männlich|mann|homme|masculin|hombre|masculino|maschio|uomo',
  other: 'x|d|o|other|divers|diverse|non-binary|nonbinary|not stated|unknown|autre|otro|altro',
};

const genders = new Map(
  Object.entries(words).flatMap(
    ([gender, list]) => list.split('|').map((word) => [word, gender as PayGender] as const), // The keys are genders.
  ),
);

/** Reads a gender in English, German, French, Spanish or Italian; null for any other word. */
export const readGender = (text: string): PayGender | null => genders.get(text.trim().toLowerCase()) ?? null;
