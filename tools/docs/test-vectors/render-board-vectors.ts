import type { BoardVectors } from './create-board-vectors.ts'

const block = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
const lines = (values: unknown[]) => `\`\`\`json\n${values.map((value) => JSON.stringify(value)).join('\n')}\n\`\`\``

/** The page that shows the vectors of boards. */
export function renderBoardVectors(vectors: BoardVectors): string {
  return `# Test vectors of boards

What a board with the xiaozhi firmware and Pipit send each other. These values are computed by the code of the server and of the simulated board, and a test fails if this page differs from what that code computes. \`device/src/boards/test-vectors.json\` has the same for programs. [Boards](../boards.md) explains them.

To write this page again after a change of the protocol: \`node tools/docs/test-vectors/main.ts\`.

## The board

Its key, as the factory writes it into the eFuses, is hexadecimal. Never use this board for anything else: its secrets are public.

${block(vectors.board)}

## What it gets when it starts

${block(vectors.bootstrap)}

## The activation

What it sends to \`/xiaozhi/ota/activate\`. \`hmac\` is HMAC-SHA256 of the challenge's characters with the key of the board, in hexadecimal.

${block(vectors.activation)}

## Packets of Opus

Each is the first packet of a tone of 440 Hz, hexadecimal. A decoder makes \`samples\` samples of it.

${block(vectors.packets)}

## Frames

The packets above as binary messages of the websocket, with the header of each version. Numbers are big-endian. Version 1 has no header.

${block(vectors.frames)}

## Frames that must be refused

${block(vectors.refusedFrames)}

## Messages from a board

${lines(vectors.messagesFromBoard)}

## Messages to a board

${lines(vectors.messagesToBoard)}
`
}
