/** Null means unlimited. Ids are stored in accounts, so they must never be renamed. */
export const subscriptions = [
  {
    id: 'free',
    name: 'Nest',
    devices: 1,
    children: 2,
    minutesPerDay: 30,
    description: 'One companion to get to know each other.',
  },
  {
    id: 'family',
    name: 'Family',
    devices: 3,
    children: 6,
    minutesPerDay: 120,
    description: 'Companions for brothers and sisters, with weekly reports.',
  },
  {
    id: 'classroom',
    name: 'Classroom',
    devices: 30,
    children: 40,
    minutesPerDay: null,
    description: 'For a group in a nursery or a school.',
  },
  {
    id: 'own-server',
    name: 'Own server',
    devices: null,
    children: null,
    minutesPerDay: null,
    description: 'You run Pipit yourself; nothing is limited.',
  },
]
