/** Searches in English: the code of the job, and the text. */
export const english = `
SWE sofware engineer
SWE application developer
SWE Sr. Software Enginer
FED front end web developer
FED frontend enginer
BED backend programmer
MOB iOS developer
DAE data enginneer
DSC data scentist
DAN data anlyst (senior)
MLE ML engineer
MLE AI engineer
DBA databse administrator
DVO site reliability engineer
QAE QA tester
ARC lead software arhitect
SYA systems administrator
NET network engneer
SEC cyber security analyst
ITS helpdesk technician
CLO cloud infrastructure architect
PRM prodcut manager
PJM IT project manger
BUA junior busines analyst
UXD user experience designer
ACC bookeeper
FIA finacial analyst
PAY payrol administrator
TAX tax adviser
IAU internal audit specialist
HRG HR generalist
REC talent acquisition specialist
CBS reward specialist
MKM head of marketing
KAM key acount manager
CSR call center agent
BUY procurement specialist
WAR warehouse picker
NUR staff nurse
LAW corporate lawyer
`;
