import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example/',
  FILES_S3_BUCKET: 'pipit',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
}

test('files are stored in the data folder unless a bucket is configured', () => {
  expect(readConfig({}).filesS3).toBeNull()
  expect(readConfig(bucket).filesS3).toEqual({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'pipit',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

test('an incomplete bucket configuration is refused by the name of the missing variable, without its secret', () => {
  const { FILES_S3_BUCKET: _, ...half } = bucket
  expect(() => readConfig(half)).toThrow(/^FILES_S3_BUCKET is missing: (?!.*secret )/)
})
