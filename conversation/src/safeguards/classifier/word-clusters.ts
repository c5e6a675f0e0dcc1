import stored from './word-clusters.json' with { type: 'json' }

/** Words of similar meaning share a cluster; `conversation/training/README.md` says where they come from. */
const clusters = new Map(
  stored.clusters.flatMap((words, cluster) => words.split(' ').map((word) => [word, `${cluster}`])),
)

export function clusterOf(word: string): string {
  return clusters.get(word) ?? '?'
}
