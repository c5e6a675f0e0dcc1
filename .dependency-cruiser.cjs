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
      name: 'adapters-import-no-feature',
      severity: 'error',
      from: { path: '^server/src/adapters/' },
      to: { path: '^server/src/features/' },
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
      name: 'product-imports-no-test',
      severity: 'error',
      from: {
        path: '^(contract|conversation|coach|voice|concurrency|database|identity|server|web|device)/',
        pathNot: tests,
      },
      to: { path: tests, pathNot: 'node_modules' },
    },
    ...layerRules('identity', [
      ['database', 'secrets', 'http'],
      ['passwords'],
      ['accounts'],
      ['tokens'],
      ['credentials'],
      ['actions', 'second-factor'],
      ['sign-in', 'profile'],
      ['social'],
    ]),
    ...layerRules('server', [
      ['config'],
      ['i18n', 'observability'],
      ['database'],
      ['announcements', 'jobs'],
      ['access'],
      ['http'],
      ['realtime'],
      ['features', 'adapters'],
      ['compose'],
      ['operations'],
    ]),
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

/** A folder may import those of its own line and of the lines above. */
function layerRules(name, layers) {
  return layers.slice(0, -1).map((folders, index) => ({
    name: `${name}-${folders.join('-and-')}-imports-no-higher-layer`,
    severity: 'error',
    from: { path: `^${name}/src/(${folders.join('|')})/`, pathNot: tests },
    to: {
      path: `^${name}/src/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  }))
}
