/**
 * The dependency rules: who may import whom. The name of each rule is a sentence; ARCHITECTURE.md explains them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const { workspaces: packages } = require('./package.json')
const packagesOtherThan = (...allowed) => `^(${packages.filter((name) => !allowed.includes(name)).join('|')})/`

/** Tests may import what the product may not; the product may not import tests. */
const tests = '\\.test\\.tsx?$|/testing/|/test/|^test-kit/|^voice/src/conformance/'

module.exports = {
  forbidden: [
    packageRule('contract'),
    packageRule('conversation'),
    packageRule('concurrency'),
    packageRule('database'),
    packageRule('coach', 'contract', 'conversation', 'concurrency'),
    packageRule('voice', 'contract', 'conversation', 'concurrency'),
    packageRule('identity', 'database', 'concurrency'),
    packageRule('web', 'contract', 'device'),
    packageRule('device', 'contract'),
    packageRule('server', 'contract', 'conversation', 'coach', 'voice', 'concurrency', 'database', 'identity'),
    {
      name: 'nothing-imports-tools',
      comment: 'What tools share with tests is in test-kit.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
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
      comment:
        'Adapters are chosen in one place: of mail, files, push, Redis and identity, of the coach and of voices.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/(adapters/|compose/|operations/doctor/compose-)|${tests}` },
      to: { path: '^server/src/adapters/|^coach/|^voice/(?!src/(audio/|provider-config))' },
    },
    {
      name: 'features-import-no-other-store-or-routes',
      comment:
        'A feature may call the verbs of another feature, and read with its *-queries.ts, but never import its store or its routes.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/features/([^/]+)/.*-(store|routes)\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-import-no-other-feature',
      severity: 'error',
      comment: 'The page of a device shows the panels of boards, too.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/($1|boards)/' },
    },
    {
      name: 'web-features-never-import-app',
      comment: 'What features share with the application shell lives in family/, ui/ or api/.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-family-imports-no-feature',
      severity: 'error',
      from: { path: '^web/src/family/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-api-and-ui-import-no-domain',
      comment: 'The design system and the transport know neither features nor what features share.',
      severity: 'error',
      from: { path: '^web/src/(api|ui)/' },
      to: { path: '^web/src/(features|family|app)/' },
    },
    {
      name: 'web-calls-are-in-api-folders',
      comment: 'A call has a file below api/, with its request, its hook and what it changes in the query cache.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '/api/' },
      to: { path: '^web/src/api/(client|sessionless-client|upload)\\.ts$' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: {
        path: '^(contract|conversation|coach|voice|concurrency|database|identity|server|web|device)/',
        pathNot: tests,
      },
      to: { path: tests, pathNot: 'node_modules' },
    },
    ...layerRules(
      'conversation',
      'advance.ts',
      'lifecycle',
      'care',
      'turns',
      'facts',
      'prompt',
      'safeguards',
      'texts',
      'text',
      '*.ts',
    ),
    ...layerRules(
      'identity',
      'social',
      'profile',
      'sign-in',
      'actions',
      'second-factor',
      'credentials',
      'tokens',
      'accounts',
      'passwords',
      'http',
      'secrets',
      'database',
    ),
    ...layerRules(
      'server',
      'operations',
      'compose',
      'features',
      'adapters',
      'realtime',
      'http',
      'access',
      'jobs',
      'announcements',
      'database',
      'observability',
      'i18n',
      'config',
    ),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // An import that ends in ?url asks the bundler for the URL of a file; the build fails if there is no such file.
    {
      name: 'no-unresolved-import',
      severity: 'error',
      from: {},
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

/** Imports go down the list: no layer imports one before it. `*.ts` stands for all other files in no folder. */
function layerRules(name, ...layers) {
  const pathOf = (layer) => (layer.endsWith('.ts') ? `${layer.replace('*', '[^/]+')}$` : `${layer}/`)
  return layers.slice(1).map((layer, index) => {
    const higher = `^${name}/src/(${layers
      .slice(0, index + 1)
      .map(pathOf)
      .join('|')})`
    return {
      name: `${name}-${layer.replace('*.ts', 'files')}-imports-no-higher-layer`,
      severity: 'error',
      from: { path: `^${name}/src/${pathOf(layer)}`, pathNot: `${tests}|${higher}` },
      to: { path: higher },
    }
  })
}
