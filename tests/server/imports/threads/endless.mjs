// Works for ever and says nothing.
for (;;);
