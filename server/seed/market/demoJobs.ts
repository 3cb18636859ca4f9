/** A job of the demo: its code, its yearly pay in euros at the level "intermediate", and its titles in five languages. */
export interface DemoJob {
  readonly code: string;
  readonly family: string;
  readonly pay: number;
  readonly titles: readonly [en: string, de: string, fr: string, es: string, sv: string];
}

const families: Readonly<Record<string, readonly string[]>> = {
  'Software and data': [
    'SWE 62000 Software engineer|Softwareentwickler|Ingénieur logiciel|Ingeniero de software|Mjukvaruutvecklare',
    'FED 58000 Front-end developer|Frontend-Entwickler|Développeur front-end|Desarrollador front-end|Frontendutvecklare',
    'BED 61000 Back-end developer|Backend-Entwickler|Développeur back-end|Desarrollador back-end|Backendutvecklare',
    'MOB 60000 Mobile developer|Mobile-Entwickler|Développeur mobile|Desarrollador móvil|Mobilutvecklare',
    'DAE 64000 Data engineer|Dateningenieur|Ingénieur de données|Ingeniero de datos|Dataingenjör',
    'DSC 65000 Data scientist|Datenwissenschaftler|Scientifique des données|Científico de datos|Dataforskare',
    'DAN 52000 Data analyst|Datenanalyst|Analyste de données|Analista de datos|Dataanalytiker',
    'MLE 70000 Machine learning engineer|Ingenieur für maschinelles Lernen|Ingénieur en apprentissage automatique|Ingeniero de aprendizaje automático|Maskininlärningsingenjör',
    'DBA 58000 Database administrator|Datenbankadministrator|Administrateur de bases de données|Administrador de bases de datos|Databasadministratör',
    'DVO 66000 DevOps engineer|DevOps-Ingenieur|Ingénieur DevOps|Ingeniero DevOps|DevOps-ingenjör',
    'QAE 50000 Software tester|Softwaretester|Testeur logiciel|Probador de software|Mjukvarutestare',
    'ARC 82000 Software architect|Softwarearchitekt|Architecte logiciel|Arquitecto de software|Mjukvaruarkitekt',
    'BIA 55000 Business intelligence analyst|Business-Intelligence-Analyst|Analyste décisionnel|Analista de inteligencia de negocio|BI-analytiker',
  ],
  'IT operations': [
    'SYA 52000 System administrator|Systemadministrator|Administrateur système|Administrador de sistemas|Systemadministratör',
    'NET 54000 Network engineer|Netzwerkingenieur|Ingénieur réseau|Ingeniero de redes|Nätverksingenjör',
    'SEC 66000 Information security specialist|IT-Sicherheitsspezialist|Spécialiste en sécurité informatique|Especialista en ciberseguridad|Informationssäkerhetsspecialist',
    'ITS 38000 IT support specialist|IT-Support-Mitarbeiter|Technicien de support informatique|Técnico de soporte informático|IT-supporttekniker',
    'CLO 70000 Cloud architect|Cloud-Architekt|Architecte cloud|Arquitecto cloud|Molnarkitekt',
  ],
  'Product and projects': [
    'PRM 68000 Product manager|Produktmanager|Chef de produit|Jefe de producto|Produktchef',
    'PJM 62000 Project manager|Projektleiter|Chef de projet|Jefe de proyecto|Projektledare',
    'PGM 78000 Program manager|Programmmanager|Responsable de programme|Director de programa|Programledare',
    'SCM 64000 Scrum master|Scrum Master|Scrum master|Scrum master|Scrum master',
    'BUA 56000 Business analyst|Business-Analyst|Analyste métier|Analista de negocio|Verksamhetsanalytiker',
    'UXD 54000 UX designer|UX-Designer|Designer UX|Diseñador UX|UX-designer',
    'GRD 42000 Graphic designer|Grafikdesigner|Graphiste|Diseñador gráfico|Grafisk formgivare',
  ],
  Finance: [
    'ACC 46000 Accountant|Buchhalter|Comptable|Contable|Redovisningsekonom',
    'FIA 54000 Financial analyst|Finanzanalyst|Analyste financier|Analista financiero|Finansanalytiker',
    'CON 64000 Financial controller|Controller|Contrôleur de gestion|Controlador financiero|Controller',
    'PAY 44000 Payroll specialist|Lohnbuchhalter|Gestionnaire de paie|Especialista en nóminas|Lönespecialist',
    'TAX 60000 Tax specialist|Steuerspezialist|Fiscaliste|Asesor fiscal|Skattespecialist',
    'TRE 66000 Treasurer|Treasurer|Trésorier|Tesorero|Treasurer',
    'IAU 58000 Internal auditor|Interner Revisor|Auditeur interne|Auditor interno|Internrevisor',
    'RIS 62000 Risk analyst|Risikoanalyst|Analyste des risques|Analista de riesgos|Riskanalytiker',
    'COM 62000 Compliance officer|Compliance-Beauftragter|Responsable conformité|Responsable de cumplimiento|Complianceansvarig',
    'CRE 50000 Credit analyst|Kreditanalyst|Analyste crédit|Analista de crédito|Kreditanalytiker',
    'ACT 68000 Actuary|Aktuar|Actuaire|Actuario|Aktuarie',
    'UND 56000 Insurance underwriter|Underwriter|Souscripteur en assurances|Suscriptor de seguros|Försäkringsbedömare',
    'BAC 40000 Bank clerk|Bankkaufmann|Conseiller bancaire|Empleado de banca|Banktjänsteman',
    'INV 76000 Investment analyst|Investmentanalyst|Analyste en investissement|Analista de inversiones|Investeringsanalytiker',
    'CFO 130000 Chief financial officer|Finanzvorstand|Directeur financier|Director financiero|Ekonomidirektör',
  ],
  'Human resources': [
    'HRG 50000 Human resources generalist|Personalreferent|Généraliste RH|Generalista de recursos humanos|HR-generalist',
    'HRM 72000 Human resources manager|Personalleiter|Responsable des ressources humaines|Director de recursos humanos|HR-chef',
    'HBP 66000 HR business partner|HR-Business-Partner|Partenaire RH|Socio de negocio de recursos humanos|HR-partner',
    'REC 46000 Recruiter|Recruiter|Chargé de recrutement|Técnico de selección|Rekryterare',
    'CBS 60000 Compensation and benefits specialist|Spezialist für Vergütung und Zusatzleistungen|Responsable rémunération et avantages sociaux|Especialista en compensación y beneficios|Ersättningsspecialist',
    'LDS 52000 Learning and development specialist|Personalentwickler|Responsable de formation|Especialista en formación y desarrollo|Utbildningsansvarig',
  ],
  'Marketing and communication': [
    'MKM 64000 Marketing manager|Marketingleiter|Responsable marketing|Director de marketing|Marknadschef',
    'DMS 46000 Digital marketing specialist|Online-Marketing-Spezialist|Spécialiste en marketing digital|Especialista en marketing digital|Specialist i digital marknadsföring',
    'CWR 42000 Content writer|Texter|Rédacteur web|Redactor de contenidos|Innehållsskribent',
    'PRS 52000 Public relations manager|Pressesprecher|Chargé de relations publiques|Responsable de comunicación|Kommunikationsansvarig',
    'BRM 60000 Brand manager|Markenmanager|Chef de marque|Jefe de marca|Varumärkeschef',
    'EVM 46000 Event manager|Eventmanager|Chef de projet événementiel|Organizador de eventos|Evenemangsansvarig',
    'SOC 42000 Social media manager|Social-Media-Manager|Gestionnaire de communautés|Gestor de redes sociales|Ansvarig för sociala medier',
    'SEO 46000 SEO specialist|SEO-Spezialist|Référenceur web|Especialista en SEO|SEO-specialist',
  ],
  'Sales and service': [
    'SAR 46000 Sales representative|Vertriebsmitarbeiter|Commercial|Representante de ventas|Säljare',
    'KAM 66000 Key account manager|Key-Account-Manager|Responsable grands comptes|Gestor de grandes cuentas|Nyckelkundsansvarig',
    'SAM 74000 Sales manager|Vertriebsleiter|Directeur des ventes|Jefe de ventas|Försäljningschef',
    'BDM 68000 Business development manager|Business-Development-Manager|Responsable du développement commercial|Responsable de desarrollo de negocio|Affärsutvecklare',
    'CSR 32000 Customer service representative|Kundenbetreuer|Conseiller clientèle|Agente de atención al cliente|Kundtjänstmedarbetare',
    'CSM 54000 Customer success manager|Customer-Success-Manager|Responsable de la réussite client|Responsable de éxito del cliente|Customer success manager',
    'STM 42000 Store manager|Filialleiter|Directeur de magasin|Encargado de tienda|Butikschef',
    'CAS 24000 Cashier|Kassierer|Caissier|Cajero|Kassör',
    'REA 44000 Real estate agent|Immobilienmakler|Agent immobilier|Agente inmobiliario|Fastighetsmäklare',
  ],
  'Supply chain': [
    'BUY 50000 Purchasing specialist|Einkäufer|Acheteur|Comprador|Inköpare',
    'LOG 54000 Logistics manager|Logistikleiter|Responsable logistique|Jefe de logística|Logistikchef',
    'SCP 54000 Supply chain planner|Supply-Chain-Planer|Planificateur de la chaîne logistique|Planificador de la cadena de suministro|Planerare inom försörjningskedjan',
    'WAR 26000 Warehouse worker|Lagerarbeiter|Magasinier|Mozo de almacén|Lagerarbetare',
    'FLT 28000 Forklift driver|Staplerfahrer|Cariste|Carretillero|Truckförare',
    'TRK 34000 Truck driver|Lkw-Fahrer|Chauffeur poids lourd|Conductor de camión|Lastbilschaufför',
  ],
  'Engineering and production': [
    'MEE 58000 Mechanical engineer|Maschinenbauingenieur|Ingénieur mécanique|Ingeniero mecánico|Maskiningenjör',
    'ELE 59000 Electrical engineer|Elektroingenieur|Ingénieur électrique|Ingeniero eléctrico|Elingenjör',
    'CIE 57000 Civil engineer|Bauingenieur|Ingénieur en génie civil|Ingeniero civil|Byggnadsingenjör',
    'PRE 56000 Process engineer|Verfahrensingenieur|Ingénieur procédés|Ingeniero de procesos|Processingenjör',
    'QUA 54000 Quality engineer|Qualitätsingenieur|Ingénieur qualité|Ingeniero de calidad|Kvalitetsingenjör',
    'PRO 62000 Production manager|Produktionsleiter|Responsable de production|Jefe de producción|Produktionschef',
    'MAT 42000 Maintenance technician|Instandhaltungstechniker|Technicien de maintenance|Técnico de mantenimiento|Underhållstekniker',
    'ELC 40000 Electrician|Elektriker|Électricien|Electricista|Elektriker',
    'MCO 34000 Machine operator|Maschinenbediener|Opérateur de machine|Operario de máquina|Maskinoperatör',
    'WEL 36000 Welder|Schweißer|Soudeur|Soldador|Svetsare',
    'CAR 35000 Carpenter|Tischler|Menuisier|Carpintero|Snickare',
    'EHS 56000 Health and safety specialist|Fachkraft für Arbeitssicherheit|Responsable sécurité au travail|Técnico de prevención de riesgos|Arbetsmiljöspecialist',
    'CHE 56000 Chemist|Chemiker|Chimiste|Químico|Kemist',
    'LAB 38000 Laboratory technician|Laborant|Technicien de laboratoire|Técnico de laboratorio|Laboratorieassistent',
    'RES 62000 Research scientist|Forschungswissenschaftler|Chercheur|Investigador|Forskare',
  ],
  'Health and education': [
    'NUR 40000 Registered nurse|Pflegefachkraft|Infirmier|Enfermero|Sjuksköterska',
    'DOC 90000 Physician|Arzt|Médecin|Médico|Läkare',
    'PHA 56000 Pharmacist|Apotheker|Pharmacien|Farmacéutico|Apotekare',
    'PHY 40000 Physiotherapist|Physiotherapeut|Kinésithérapeute|Fisioterapeuta|Fysioterapeut',
    'CRA 52000 Clinical research associate|Klinischer Monitor|Attaché de recherche clinique|Monitor de ensayos clínicos|Klinisk prövningsledare',
    'CGR 28000 Care assistant|Pflegehelfer|Aide-soignant|Auxiliar de enfermería|Undersköterska',
    'SWK 40000 Social worker|Sozialarbeiter|Assistant social|Trabajador social|Socialsekreterare',
    'TEA 46000 Secondary school teacher|Gymnasiallehrer|Professeur de lycée|Profesor de secundaria|Gymnasielärare',
    'PST 36000 Preschool teacher|Erzieher|Éducateur de jeunes enfants|Educador infantil|Förskollärare',
  ],
  'Legal and administration': [
    'LAW 78000 Legal counsel|Syndikusanwalt|Juriste d’entreprise|Abogado de empresa|Bolagsjurist',
    'PLG 44000 Paralegal|Rechtsanwaltsfachangestellter|Assistant juridique|Asistente legal|Juristassistent',
    'EXA 46000 Executive assistant|Vorstandsassistent|Assistant de direction|Asistente de dirección|Ledningsassistent',
    'OFM 42000 Office manager|Büroleiter|Office manager|Responsable de oficina|Kontorschef',
    'RCP 30000 Receptionist|Empfangsmitarbeiter|Réceptionniste|Recepcionista|Receptionist',
    'FAC 48000 Facility manager|Facility-Manager|Responsable des services généraux|Responsable de instalaciones|Fastighetsansvarig',
    'TRA 44000 Translator|Übersetzer|Traducteur|Traductor|Översättare',
    'CLE 24000 Cleaner|Reinigungskraft|Agent d’entretien|Limpiador|Lokalvårdare',
    'CHF 36000 Cook|Koch|Cuisinier|Cocinero|Kock',
    'SEG 28000 Security guard|Sicherheitsmitarbeiter|Agent de sécurité|Vigilante de seguridad|Väktare',
  ],
};

/** The jobs of the demo's market data. */
export const demoJobs: readonly DemoJob[] = Object.entries(families).flatMap(([family, jobs]) =>
  jobs.map((job): DemoJob => {
    const [code = '', pay, ...title] = job.split(' ');
    const [en = '', de = '', fr = '', es = '', sv = ''] = title.join(' ').split('|');
    return { code, family, pay: Number(pay), titles: [en, de, fr, es, sv] };
  }),
);
