/** How the server's Node is run. A small nursery keeps its memory small; under load it costs nothing that was measured. */
export const serverFlags = ['--max-semi-space-size=4']
