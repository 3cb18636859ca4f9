import { foldHeading } from '../../imports/guessMapping.ts';
import { type PayField, type PayMapping, payFields } from './payFields.ts';

/** Common headings in English, German, French, Spanish and Italian. Case, accents, punctuation and spaces don't matter. */
const headings: Readonly<Record<PayField, string>> = {
  employee_id:
    'ID|Employee ID|Emp. ID|Employee number|Personnel number|Staff ID|Worker ID|Personalnummer|Personal-Nr.|Mitarbeiternummer|Matricule|Número de empleado|Matricola',
  name: 'Name|Full name|Employee name|Employee|Mitarbeiter|Nom|Nombre|Nome',
  gender: 'Gender|Sex|Geschlecht|Sexe|Genre|Sexo|Género|Sesso|Genere',
  job_title:
    'Job title|Title|Job|Position|Role|Stellenbezeichnung|Stelle|Funktion|Intitulé du poste|Poste|Puesto|Cargo|Mansione|Qualifica',
  category:
    'Category|Category of workers|Worker category|Job category|Job family|Job group|Equal value group|Kategorie|Arbeitnehmergruppe|Catégorie|Categoría|Categoria',
  level: 'Level|Grade|Job level|Job grade|Band|Stufe|Entgeltgruppe|Niveau|Échelon|Nivel|Livello',
  department: 'Department|Dept.|Division|Unit|Abteilung|Bereich|Service|Département|Departamento|Reparto',
  location: 'Location|Site|Office|City|Standort|Ort|Lieu|Ville|Ubicación|Ciudad|Sede|Luogo',
  hired_on:
    'Hire date|Hired on|Date of hire|Start date|Entry date|Seniority date|Eintrittsdatum|Eintritt|Date d’embauche|Fecha de contratación|Data di assunzione',
  base_pay:
    'Base pay|Base salary|Salary|Annual salary|Annual base|Basic salary|Base|Grundgehalt|Jahresgehalt|Gehalt|Salaire de base|Salaire|Salario base|Salario|Retribuzione base|Stipendio',
  variable_pay:
    'Variable pay|Variable|Bonus|Annual bonus|Incentive|Variable Vergütung|Rémunération variable|Prime|Retribución variable|Retribuzione variabile',
  currency: 'Currency|Pay currency|Währung|Devise|Moneda|Valuta',
  working_time:
    'Working time|FTE|Full-time equivalent|Employment rate|Beschäftigungsgrad|Arbeitszeit|Temps de travail|ETP|Jornada|Orario di lavoro',
  range_minimum: 'Range minimum|Range min|Minimum|Pay range minimum|Bandminimum|Minimum de la fourchette',
  range_maximum: 'Range maximum|Range max|Maximum|Pay range maximum|Bandmaximum|Maximum de la fourchette',
};

const fieldsByHeading: ReadonlyMap<string, PayField> = new Map(
  payFields.flatMap((field) =>
    headings[field].split('|').map((heading) => [foldHeading(heading), field] as const),
  ),
);

const bracketed = /\([^)]*\)|\[[^\]]*\]/g;

/** Suggests a field for each column by its heading; a remark in brackets is ignored. Each field is used once, leftmost column first. */
export function guessPayMapping(columns: readonly string[]): PayMapping {
  const used = new Set<PayField>();
  return columns.map((heading) => {
    const field =
      fieldsByHeading.get(foldHeading(heading)) ??
      fieldsByHeading.get(foldHeading(heading.replace(bracketed, ''))) ??
      null;
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}
