interface Covered {
  /** Every block of the page that is not marked with `run`. */
  page: string
  /** Why the test of the commands does not run them, and what does. */
  reason: string
  /** The folder whose programs read the options of these commands. */
  sources?: string
}

/** Short on purpose: a page belongs here only if its commands cannot run in a test that takes seconds. */
export const coveredElsewhere: Covered[] = [
  { page: 'README.md', reason: 'tools/first-start.test.ts runs npm start; npm test is what runs the test.' },
  {
    page: 'docs/deploy.md',
    reason: 'They need root, systemd, containers or a cluster; npm run test:deploy checks what deploy.md says it does.',
  },
  {
    page: 'docs/upgrade.md',
    reason:
      'They need a former version and a service; npm run faults upgrades a cluster, and doctor.test.ts runs the doctor.',
  },
  {
    page: 'docs/boards.md',
    reason:
      'They wait for a parent; server/src/features/boards/conversation has the test of the simulated board with a server.',
    sources: 'device',
  },
  {
    page: 'docs/scaling.md',
    reason: 'They need several machines; voice/src/remote has the tests of voice processes.',
  },
  {
    page: 'bench/README.md',
    reason: 'They take minutes, and measure; bench has tests of its parts.',
    sources: 'bench',
  },
  {
    page: 'conversation/training/README.md',
    reason: 'Training takes four minutes; the tests in conversation/src/safeguards use the models that it wrote.',
    sources: 'conversation/training',
  },
  {
    page: 'attacks/README.md',
    reason: 'npm test runs the short forms of npm run trust and npm run faults.',
    sources: 'attacks',
  },
]
