/**
 * The dependency rules: who may import whom. The name of each rule is a sentence; ARCHITECTURE.md explains them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const { workspaces: packages } = require('./package.json')
const packagesOtherThan = (...allowed) => `^(${packages.filter((name) => !allowed.includes(name)).join('|')})/`

/** Tests may import what the product may not; the product may not import tests. */
const tests = '\\.test\\.ts$|/testing/|/test/'

module.exports = {
  forbidden: [
    packageRule('contract'),
    packageRule('conversation'),
    packageRule('database'),
    packageRule('identity', 'database'),
    packageRule('web', 'contract', 'device'),
    packageRule('device', 'contract'),
    packageRule('server', 'contract', 'conversation', 'database', 'identity'),
    {
      name: 'conversation-is-pure',
      comment: 'The conversation logic uses no clock, network, disk or npm package: events in, state and effects out.',
      severity: 'error',
      from: { path: '^conversation/src', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'web-imports-only-the-client-of-device',
      comment: 'The rest of the device package needs Node.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^device/', pathNot: '^device/src/client/' },
    },
    {
      name: 'device-client-runs-in-browsers',
      comment: 'It imports the contract and the types of socket.io-client, and nothing of Node.',
      severity: 'error',
      from: { path: '^device/src/client/', pathNot: tests },
      to: { pathNot: '^(contract|device/src/client)/|node_modules/socket\\.io-client/' },
    },
    {
      name: 'only-compose-imports-adapters',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: `^server/src/(adapters/|compose(-doctor|-doctor-voices|-files|-identity|-push|-rate-limits|-redis|-server|-voices)?\\.ts$)|${tests}`,
      },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'adapters-import-no-feature',
      severity: 'error',
      from: { path: '^server/src/adapters/' },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'features-import-only-shared-server-parts',
      comment: 'A feature builds on the shared parts of the server and on nothing above it.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: {
        path: '^server/src/',
        pathNot:
          '^server/src/(features|access|announcements|database|http|i18n|job-queue|realtime|logging|metrics|tracing|concurrency|audio)/|^server/src/(config|version)\\.ts$',
      },
    },
    {
      name: 'shared-server-parts-import-no-feature',
      severity: 'error',
      from: {
        path: '^server/src/(access|announcements|database|http|i18n|job-queue|realtime|logging|metrics|tracing|concurrency|audio)/',
        pathNot: tests,
      },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'realtime-imports-only-access-database-http',
      severity: 'error',
      from: { path: '^server/src/realtime/', pathNot: tests },
      to: {
        path: '^server/src/',
        pathNot:
          '^server/src/(realtime|access|announcements|database|http|i18n|logging|metrics|tracing|concurrency|audio)/',
      },
    },
    {
      name: 'features-import-no-other-store-or-routes',
      comment: 'A feature may call a function of another feature, but never import its store or its routes.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/features/([^/]+)/.*-(store|routes)\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-import-no-other-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-never-import-app',
      comment: 'What features share with the application shell lives in ui/ or api/.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-api-and-ui-import-no-feature',
      severity: 'error',
      from: { path: '^web/src/(api|ui)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { path: '^(contract|conversation|database|identity|server|web|device)/', pathNot: tests },
      to: { path: tests, pathNot: 'node_modules' },
    },
    ...identityLayerRules(),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // An import that ends in ?url asks the bundler for the URL of a file; the build fails if there is no such file.
    {
      name: 'no-unresolved-import',
      severity: 'error',
      // The build of the documentation puts the search library beside it.
      from: { pathNot: '^tools/docs/site/' },
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
  },
}

function packageRule(name, ...mayImport) {
  return {
    name: `${name}-imports-${mayImport.length > 0 ? `only-${mayImport.join('-')}` : 'no-other-package'}`,
    severity: 'error',
    from: { path: `^${name}/`, pathNot: tests },
    to: { path: packagesOtherThan(name, ...mayImport) },
  }
}

/** A folder of identity/src may import those of its own line and of the lines above. */
function identityLayerRules() {
  const layers = [
    ['database', 'secrets', 'http'],
    ['passwords'],
    ['accounts'],
    ['tokens'],
    ['credentials'],
    ['actions', 'second-factor'],
    ['sign-in', 'profile'],
    ['social'],
  ]
  return layers.slice(0, -1).map((folders, index) => ({
    name: `identity-${folders.join('-and-')}-imports-no-higher-layer`,
    severity: 'error',
    from: { path: `^identity/src/(${folders.join('|')})/`, pathNot: tests },
    to: {
      path: `^identity/src/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  }))
}
