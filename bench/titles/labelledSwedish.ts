/** Searches in Swedish: the code of the job, and the text. */
export const swedish = `
SWE mjukvaruingenjör
SWE programutvecklare
FED frontend utvecklare
BED backend-programmerare
MOB apputvecklare
DAE data ingenjör
DSC data scientist (senior)
DAN dataanalyst
DBA databas administratör
QAE testare mjukvara
ARC mjukvaruarkitekten
SYA systemadminstratör
NET nätverkstekniker
SEC specialist IT-säkerhet
ITS IT-supporten
PRM produktägare
PJM projektleddare
UXD ux-formgivare
GRD grafisk designer
ACC redovisningsekonomen
ACC ekonomiassistant
FIA finans analytiker
CON ekonomicontroller
PAY löneadministratör
TAX skatteexpert
RIS risk analytiker
HRM HR chef
REC rekryteringsspecialist
MKM chef för marknad
SAR försäljare
KAM key account ansvarig
SAM säljchef
CSR kundservicemedarbetare
STM butiksansvarig
BUY strategisk inköpare
LOG chef logistik
WAR lagermedarbetare
FLT truckförarre
TRK lastbilsförare
NUR sjuksköterskan
`;
