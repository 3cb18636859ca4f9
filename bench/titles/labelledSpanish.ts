/** Searches in Spanish: the code of the job, and the text. */
export const spanish = `
SWE desarrollador de software
SWE ingeniera de sofware
FED programador frontend
BED desarolladora backend
MOB programadora de apps móviles
DAE ingeniero datos
DSC cientifica de datos
DAN analista datos junior
DBA administradora de base de datos
QAE tester de software
ARC arquitecta software
SYA administrador sistemas
NET ingeniera de red
SEC experto en seguridad informática
ITS técnico soporte
PRM gerente de producto
PJM gestor de proyectos
BUA analista negocio
GRD diseñadora gráfica
ACC contadora
FIA analista financiera
CON controler financiero
PAY técnico de nóminas
TAX asesora de impuestos
IAU auditora interna
HRM responsable de RRHH
REC reclutadora
LDS técnico de formación
MKM gerente de marketing
SAR vendedora
KAM gestora de cuentas clave
SAM gerente de ventas
CSR operador de atención al cliente
STM encargada de la tienda
BUY responsable de compras
WAR almacenera
TRK conductora de camiones
NUR enfermera
LAW abogada
RCP recepsionista
`;
