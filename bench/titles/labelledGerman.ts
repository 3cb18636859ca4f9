/** Searches in German: the code of the job, and the text. */
export const german = `
SWE Software Entwickler/in
SWE Sofwareentwickler
FED Frontend Programmierer
BED Backendentwicklerin
MOB App-Entwickler (m/w/d)
DAE Daten Ingenieur
DSC Data Scientist (w/m/d)
DAN Datenanalytiker
DBA Datenbank Administrator
QAE Testingenieur Software
ARC Software-Architektin
SYA Sytemadministrator
NET Netzwerktechniker
SEC Spezialist Informationssicherheit
ITS IT Support Mitarbeiterin
PRM Produkt Manager
PJM IT-Projektleiterin
GRD Grafik Designerin
ACC Buchalter
ACC Finanzbuchhalter
PAY Lohn- und Gehaltsbuchhalter
TAX Steuerberaterin
RIS Risikoanalystin
HRM Leiter Personal
REC Personalrekruterin
MKM Leiterin Marketing
SAR Vertriebsmitarbeiterin Außendienst
SAM Verkaufsleiter
CSR Kundenberater
STM Marktleiterin
BUY Einkäuferin
LOG Leiter Logistik
WAR Lagermitarbeiter
FLT Gabelstaplerfahrer
TRK LKW Fahrer
MEE Maschinenbau-Ingenieur
ELE Elektrotechnik Ingenieur
MAT Wartungstechniker
NUR Krankenpflegerin
DOC Ärztin
`;
