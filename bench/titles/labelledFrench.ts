/** Searches in French: the code of the job, and the text. */
export const french = `
SWE développeur logiciel
SWE ingenieur logicel
FED développeuse frontend
BED developpeur backend senior
MOB développeur d'applications mobiles
DAE ingénieure data
DSC data scientiste
DAN analyste data
DBA administratrice base de données
DVO ingenieur dev ops
QAE testeuse de logiciels
SYA administrateur systèmes
NET ingénieur réseaux
SEC expert cybersécurité
ITS technicien support informatique
PRM cheffe de produits
PJM chef de projets
BUA analyste d'affaires
UXD conceptrice UX
GRD designer graphique
ACC comptabe
FIA analyste financière
CON contrôleuse de gestion
PAY responsable paie
TAX conseiller fiscal
HRM responsable RH
REC recruteuse
LDS responsable formation
MKM directrice marketing
BRM cheffe de marque
KAM responsable comptes clés
SAM directeur commercial des ventes
CSR téléconseillère
STM directrice de boutique
BUY acheteuse
WAR préparateur de commande
TRK conducteur poids lourds
NUR infirmiere diplômée
TEA professeure de lycee
CHF cuisinière
`;
