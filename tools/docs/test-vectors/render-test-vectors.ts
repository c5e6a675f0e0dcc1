import type { TestVectors } from './create-test-vectors.ts'

const block = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** The page that shows the vectors. */
export function renderTestVectors(vectors: TestVectors): string {
  const {
    device,
    claimCodes,
    label,
    chunks,
    status,
    sealInputs,
    sealedConfiguration,
    sealedChallenge,
    refused,
    update,
  } = vectors
  return `# Test vectors

What firmware can be tested against. These values are computed by the code of the server and of the device simulator, and a test fails if this page differs from what that code computes. [test-vectors.json](test-vectors.json) has the same for programs. [The device protocol](../device-protocol.md) explains them.

To write this page again after a change of the protocol: \`node tools/docs/test-vectors/main.ts\`.

## The device

Keys are X25519, in base64. Never use this device for anything else: its private key is public.

${block(device)}

## Claim codes

What a parent types, and what it is read as: spaces and dashes are ignored, small letters become capitals, O is 0, and I and L are 1. \`null\` is refused.

${block(claimCodes)}

## The label

${block(label)}

## Chunks

A message in chunks of 20 bytes. Bytes are hexadecimal.

${block(chunks)}

## Status

${block(status)}

## The inputs of the seal

Of a configuration for the device above, hexadecimal.

${block(sealInputs)}

## A sealed configuration

\`sealed\` is base64. \`chunks\` are the lengths of its chunks of 180 bytes. Opening it must give exactly what is in \`opens\`.

${block(sealedConfiguration)}

## A sealed challenge

\`answer\` are the bytes of the characteristic \`answer\` afterwards, hexadecimal. \`says\` is what a device says that has read the QR code.

${block(sealedChallenge)}

## What a device must refuse

The sealed configuration above, changed or given to another device, and the error.

${block(refused)}

## An update

\`image\` is hexadecimal, \`publicKey\` and \`signature\` are Ed25519 in base64. \`checks\` says what devices of a model and version do with an offer of this signature: \`null\` is installed, the others are what \`update-failed\` reports.

${block(update)}
`
}
