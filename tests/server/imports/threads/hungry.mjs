// Takes memory until there is no more.
const kept = [];
for (;;) kept.push(new Array(100_000).fill(kept.length));
