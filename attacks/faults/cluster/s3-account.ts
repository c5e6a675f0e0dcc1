export const s3Account = {
  bucket: 'pipit',
  region: 'us-east-1',
  accessKeyId: 'faults',
  secretAccessKey: 'faults of a cluster',
}
