import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { problem } from './problem.ts'

export type Files = Pick<
  Disk,
  'put' | 'putStream' | 'getStream' | 'getBytes' | 'getMetaData' | 'exists' | 'delete' | 'listAll'
>

/** Where uploaded files live: `file:///folder`, or `s3://key:secret@host/bucket?region=…` for anything that speaks S3. */
export async function openFiles(url: URL): Promise<Files> {
  return new Disk(url.protocol === 's3:' ? await s3Driver(url) : await diskDriver(url))
}

async function diskDriver(url: URL) {
  const location = fileURLToPath(url)
  await mkdir(location, { recursive: true }).catch((error: Error) => {
    throw problem(`The folder for files cannot be made: ${error.message}.`, error)
  })
  return new FSDriver({ location, visibility: 'private' })
}

async function s3Driver(url: URL) {
  // Loaded only where it is used: the S3 client is larger than the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return new S3Driver({
    endpoint: `${protocol}://${url.host}`,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // Works with every server that speaks S3; the other form needs a host name per bucket.
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
  })
}
