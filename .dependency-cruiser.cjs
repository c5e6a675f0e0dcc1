/**
 * Who may import whom. Read each rule as a sentence; ARCHITECTURE.md draws the same arrows.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rooms = ['contract', 'conversation', 'identity', 'server', 'web', 'device', 'e2e', 'bench']
const otherRoomsThan = (...allowed) => `^(${rooms.filter((each) => !allowed.includes(each)).join('|')})/`

/** Test files and the test kit may look behind the door; the product may not look at them. */
const tests = '\\.test\\.ts$|/testing/|/test/'

module.exports = {
  forbidden: [
    room('contract'),
    room('conversation'),
    room('identity'),
    room('web', 'contract', 'device'),
    room('device', 'contract'),
    room('server', 'contract', 'conversation', 'identity'),
    {
      name: 'conversation-is-pure',
      comment: 'How the companion talks knows no clock, network, disk or package: events in, state and effects out.',
      severity: 'error',
      from: { path: '^conversation/src', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'web-imports-only-the-client-of-device',
      comment: 'The rest of the device package is made for Node.',
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
      name: 'only-compose-knows-adapters',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/(adapters/|compose\\.ts$)|${tests}` },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'adapters-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/adapters/' },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'features-use-access-database-http',
      comment: 'A feature builds on these parts of the server and on nothing above it.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: {
        path: '^server/src/',
        pathNot: '^server/src/(features|access|database|http|job-queue)/|^server/src/config\\.ts$',
      },
    },
    {
      name: 'the-ground-floor-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/(access|database|http|job-queue)/', pathNot: tests },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'realtime-uses-access-database-http',
      severity: 'error',
      from: { path: '^server/src/realtime/', pathNot: tests },
      to: { path: '^server/src/', pathNot: '^server/src/(realtime|access|database|http)/' },
    },
    {
      name: 'features-share-verbs-only',
      comment: 'A feature may call another feature’s verb, never its store or its routes.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/features/([^/]+)/.*-(store|routes)\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      comment: 'What features share with the shell of the application lives in ui/ or api/.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-ground-floor-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(api|ui)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'product-knows-no-test',
      severity: 'error',
      from: { path: '^(contract|conversation|identity|server|web|device)/', pathNot: tests },
      to: { path: tests, pathNot: 'node_modules' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    // An import that ends in ?url asks the bundler for the address of a file; the build fails if there is none.
    { name: 'no-broken-import', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } },
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

function room(name, ...mayImport) {
  return {
    name: `${name}-imports-${mayImport.join('-') || 'nothing-of-ours'}`,
    severity: 'error',
    from: { path: `^${name}/`, pathNot: tests },
    to: { path: otherRoomsThan(name, ...mayImport) },
  }
}
