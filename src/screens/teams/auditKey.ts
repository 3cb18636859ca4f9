/** Everything the audit page keeps; read anew whenever people have moved. */
export const auditKey = 'teams-audit';
