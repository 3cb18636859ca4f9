// Ends before it has read anything.
process.exit(0);
