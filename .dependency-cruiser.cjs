/** Who may import whom. The table and its reasons: ARCHITECTURE.md. */
const libraries = 'node_modules';
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle has no first file to read.'),
    forbid('nothing-imports-tests', { pathNot: '^(tests|bench)/' }, { path: '^tests/' }),
    forbid(
      'domain-is-pure',
      { path: '^domain/' },
      { pathNot: '^domain/' },
      'Rules know no library, no clock, no network.',
    ),
    forbid(
      'personas-decide-nothing',
      {
        path: '.',
        pathNot: [
          '^domain/insights/',
          '^(bench|tests|locales)/',
          '^contract/v2/personalScores\\.ts$',
          '^server/usecases/scoring/readOwnInsight\\.ts$',
          '^src/screens/myResults/',
        ],
      },
      { path: '^domain/insights/' },
      'A pattern is shown to its person only and has no effect on anything else.',
    ),
    forbid(
      'declarations-are-data',
      { path: '^resources/.*\\.ts$' },
      { pathNot: ['^domain/', '^resources/.*\\.ts$', 'node_modules/yup/'] },
    ),
    forbid(
      'record-screens',
      { path: '^resources/.*\\.tsx$' },
      { path: ['^src/(?!kit/|theme/)', '^server/'] },
    ),
    forbid(
      'record-screens-know-types-of-calls',
      { path: '^resources/.*\\.tsx$' },
      { path: '^contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'contract-is-shared',
      { path: '^contract/' },
      { pathNot: ['^contract/', '^domain/', '^resources/.*\\.ts$', 'node_modules/yup/'] },
    ),
    forbid(
      'locales-are-sentences',
      { path: '^locales/' },
      { pathNot: ['^locales/', '^domain/', '^resources/.*\\.ts$', 'node_modules/ra-'] },
    ),
    forbid(
      'providers-know-no-screen',
      { path: '^dataProviders/' },
      { path: ['^src/', '^server/', 'node_modules/react(-dom)?/', 'node_modules/@mui/'] },
    ),
    forbid(
      'kit-knows-no-area',
      { path: '^src/kit/' },
      {
        path: ['^src/(?!kit/|theme/)', '^resources/.*\\.tsx$', '^dataProviders/', '^server/'],
        pathNot: '^dataProviders/(errors|browserStorage)\\.ts$',
      },
    ),
    forbid(
      'results-know-no-screen',
      { path: '^src/results/' },
      { path: ['^src/(?!results/|kit/|theme/)', '^resources/.*\\.tsx$', '^server/'] },
    ),
    forbid(
      'theme-knows-nothing',
      { path: '^src/theme/' },
      {
        path: ['^src/(?!theme/)', '^resources/', '^dataProviders/', '^server/'],
        pathNot: '^dataProviders/browserStorage\\.ts$',
      },
    ),
    forbid(
      'screens-stay-apart',
      { path: '^src/screens/([^/]+)/' },
      { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/$1/' },
    ),
    forbid('screens-know-no-shell', { path: '^src/screens/' }, { path: ['^src/app/', '^server/'] }),
    forbid('browser-never-imports-server', { path: '^(src|dataProviders|resources)/' }, { path: '^server/' }),
    forbid(
      'respondent-page-stays-small',
      { path: '^src/respondent/' },
      {
        path: [
          `${libraries}/(@mui|react-admin|ra-|recharts|@emotion)`,
          '^src/(app|screens|routes|kit|results)/',
        ],
      },
    ),
    forbid(
      'sign-in-page-stays-small',
      { path: '^src/signIn/' },
      {
        path: [
          `${libraries}/(@mui|react-admin|ra-|recharts|@emotion)`,
          '^src/(app|screens|routes|kit|results|respondent)/',
        ],
        pathNot: '^src/kit/failureText\\.ts$',
      },
    ),
    forbid(
      'charts-are-drawn-later',
      { path: '^(src|resources)/', pathNot: '^src/kit/charts/drawings/' },
      { path: `${libraries}/recharts` },
      'Drawings are one script, loaded after the texts of a page.',
    ),
    forbid(
      'drawings-load-on-demand',
      { path: '.', pathNot: '^src/kit/charts/drawings/' },
      { path: '^src/kit/charts/drawings/', dynamic: false, dependencyTypesNot: ['type-only'] },
      'Drawings are one script, loaded after the texts of a page.',
    ),
    forbid(
      'server-knows-no-browser',
      { path: '^server/' },
      { path: ['^src/', '^dataProviders/', '\\.tsx$'] },
    ),
    forbid('handlers-only-ask', { path: '^server/api/' }, { path: ['^server/jobs/', '^server/seed/'] }),
    forbid(
      'usecases-know-no-http',
      { path: '^server/(usecases|jobs)/' },
      { path: ['^server/api/', '^server/plugins/', `${libraries}/fastify`, `${libraries}/@fastify`] },
    ),
    forbid(
      'pdf-layout-runs-in-threads',
      { path: '^server/', pathNot: '^server/(pdf|pptx)/' },
      {
        path: '^server/(pdf|pptx)/',
        pathNot: '^server/pdf/(pdfRenderer|isolateName)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'The layout of a report blocks its thread for a tenth of a second or more.',
    ),
    forbid(
      'images-are-decoded-in-threads',
      { path: '^server/', pathNot: '^server/images/' },
      {
        path: '^server/images/',
        pathNot: '^server/images/(logoPrinter|writePng)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'A decoder blocks its thread for half a second, and reads bytes that customers upload.',
    ),
    forbid(
      'kernel-knows-no-area',
      { path: '^server/kernel/' },
      {
        path: ['^server/(usecases|api|plugins|jobs|seed)/', `${libraries}/fastify`, `${libraries}/@fastify`],
      },
    ),
    forbid(
      'store-decides-nothing',
      { path: '^server/store/' },
      { path: ['^server/(usecases|kernel|api|plugins|jobs|seed)/', `${libraries}/fastify`] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!yup|react|react-dom|@mui|ra-|recharts|@emotion|fastify|@fastify)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
