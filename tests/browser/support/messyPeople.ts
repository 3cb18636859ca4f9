const teams = [
  'Fleet',
  'Sales',
  'Night shift',
  'Data',
  'Support',
  'Yard',
  'Finance',
  'Legal',
  'Design',
  'Quality',
];

const line = (number: number, overrides: Partial<Record<'id' | 'email' | 'manager', string>> = {}) => {
  const {
    id = `E${number}`,
    email = `Person${number}@Messy.example`,
    manager = managerOf(number),
  } = overrides;
  const team = teams[number % teams.length];
  return [id, email, `Ann${number}`, ` Berg ${number}`, `Abt. ${number % 4}`, team, manager].join(';');
};

/** Everyone reports to one of ten managers, who report to the first. Some managers, named by email, are in later lines. */
const managerOf = (number: number) => {
  if (number === 1) return '';
  return `person${number <= 10 ? 1 : (number % 10) + 1}@messy.example`;
};

/**
 * 200 rows as they come from an HR system: a title and an empty line above headings in German, people in no order, 6 duplicates, 4 invalid
 * addresses, ten teams that don't exist, and managers by email address. 190 people can be imported.
 */
export function messyPeople(): Buffer {
  const people = Array.from({ length: 190 }, (_, at) => line(190 - at));
  const duplicates = Array.from({ length: 6 }, (_, at) =>
    line(20 + at, { email: `PERSON${20 + at}@messy.example` }),
  );
  const invalid = Array.from({ length: 4 }, (_, at) =>
    line(300 + at, { email: `person${at}(at)messy`, manager: '' }),
  );
  const rows = [...people.slice(0, 100), ...invalid, ...people.slice(100), ...duplicates];
  const headings = 'Pers.-Nr.;E-Mail;Vorname;Nachname;Abteilung;Team;Vorgesetzte(r)';
  return Buffer.from(
    ['Mitarbeitende, alle Standorte, Stand November 2026', '', headings, ...rows].join('\r\n'),
  );
}
