import type { supportedLocales } from '../supportedLocales.ts';
import { foldHeading } from './guessMapping.ts';

type Language = (typeof supportedLocales)[number];
/** How the other person of a row is related to the person. */
export type RelationWord = 'manager' | 'directReport' | 'peer' | 'other';

/** Words for relationships in every language, separated by `|`. Case, accents, punctuation and spaces don't matter. */
const wordsByLanguage: Readonly<Record<RelationWord, Readonly<Record<Language, string>>>> = {
  manager: {
    cs: 'Nadřízený|Nadřízená|Vedoucí',
    de: 'Vorgesetzter|Vorgesetzte|Führungskraft|Berichtet an',
    en: 'Manager|Line manager|Lead|Boss|Supervisor|Reports to',
    es: 'Responsable|Jefe|Jefa|Superior|Supervisor',
    fr: 'Responsable hiérarchique|Supérieur|Supérieure|N+1',
    hi: 'प्रबंधक|पर्यवेक्षक',
    hu: 'Vezető|Felettes',
    id: 'Atasan|Manajer',
    it: 'Responsabile|Superiore',
    ja: '上司|上長|マネージャー',
    ko: '상사|관리자|매니저',
    nl: 'Leidinggevende',
    pl: 'Przełożony|Przełożona|Kierownik|Menedżer',
    pt: 'Gestor|Gestora|Gerente',
    ru: 'Руководитель|Начальник|Менеджер',
    sk: 'Nadriadený|Nadriadená|Vedúci',
    sv: 'Chef|Närmaste chef',
    th: 'หัวหน้า|ผู้จัดการ',
    tr: 'Yönetici|Amir|Müdür',
    zh: '上级|主管|经理|上級',
  },
  directReport: {
    cs: 'Podřízený|Podřízená',
    de: 'Direkt unterstellt|Direct Report|Mitarbeiter|Mitarbeiterin',
    en: 'Direct report|Report|Subordinate',
    es: 'Subordinado|Subordinada|Reporte directo',
    fr: 'Subordonné|Subordonnée|N-1',
    hi: 'अधीनस्थ',
    hu: 'Beosztott',
    id: 'Bawahan',
    it: 'Subordinato|Subordinata|Riporto diretto',
    ja: '部下',
    ko: '부하|부하 직원',
    nl: 'Ondergeschikte|Directe medewerker',
    pl: 'Podwładny|Podwładna',
    pt: 'Subordinado|Subordinada',
    ru: 'Подчинённый|Подчиненный|Подчинённая',
    sk: 'Podriadený|Podriadená',
    sv: 'Direktrapporterande|Underställd',
    th: 'ผู้ใต้บังคับบัญชา|ลูกน้อง',
    tr: 'Ast|Doğrudan bağlı çalışan',
    zh: '下属|直接下属|下屬',
  },
  peer: {
    cs: 'Kolega|Kolegyně',
    de: 'Kollege|Kollegin',
    en: 'Peer|Colleague|Coworker|Co-worker',
    es: 'Colega|Compañero|Compañera|Par',
    fr: 'Collègue|Pair',
    hi: 'सहकर्मी',
    hu: 'Kolléga|Munkatárs',
    id: 'Rekan|Rekan kerja',
    it: 'Collega|Pari',
    ja: '同僚',
    ko: '동료',
    nl: 'Collega',
    pl: 'Współpracownik|Kolega',
    pt: 'Colega|Par',
    ru: 'Коллега',
    sk: 'Kolega|Kolegyňa',
    sv: 'Kollega',
    th: 'เพื่อนร่วมงาน',
    tr: 'İş arkadaşı|Meslektaş',
    zh: '同事|同级',
  },
  other: {
    cs: 'Jiný|Jiné|Ostatní',
    de: 'Andere|Sonstige|Sonstiges',
    en: 'Other',
    es: 'Otro|Otra',
    fr: 'Autre',
    hi: 'अन्य',
    hu: 'Egyéb',
    id: 'Lainnya',
    it: 'Altro|Altra',
    ja: 'その他',
    ko: '기타',
    nl: 'Anders|Overig',
    pl: 'Inny|Inne|Inna',
    pt: 'Outro|Outra',
    ru: 'Другое|Другой|Прочее',
    sk: 'Iný|Iné|Ostatné',
    sv: 'Annan|Övrig',
    th: 'อื่นๆ|อื่น ๆ',
    tr: 'Diğer',
    zh: '其他|其它',
  },
};

const words: ReadonlyMap<string, RelationWord> = new Map(
  (Object.keys(wordsByLanguage) as RelationWord[]).flatMap((word) =>
    Object.values(wordsByLanguage[word])
      .flatMap((list) => list.split('|'))
      .map((text) => [foldHeading(text), word] as const),
  ),
);

/** Returns the relationship that a cell names in any language, or null. */
export const readRelationWord = (cell: string): RelationWord | null => words.get(foldHeading(cell)) ?? null;
