import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ByteRange } from './http-conditions.ts'
import { makePrivateFolder } from './private-folder.ts'
import { problem } from './problem.ts'

export type Files = Pick<
  Disk,
  | 'put'
  | 'putStream'
  | 'get'
  | 'getStream'
  | 'getBytes'
  | 'getMetaData'
  | 'exists'
  | 'delete'
  | 'move'
  | 'listAll'
> & {
  putFirst(key: string, text: string): Promise<void>
  getRange(key: string, range: ByteRange): Promise<Readable>
}

/** `file:///folder`, or `s3://key:secret@host/bucket?region=…` for any S3-compatible store. */
export async function openFiles(url: URL): Promise<Files> {
  return url.protocol === 's3:' ? s3Files(url) : diskFiles(url)
}

async function diskFiles(url: URL): Promise<Files> {
  const location = fileURLToPath(url)
  await makePrivateFolder(location).catch((error: Error) => {
    throw problem(`The folder for files cannot be made: ${error.message}.`, error)
  })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const putFirst = (key: string, text: string) => writeFirst(join(location, key), text)
  const getRange = async (key: string, range: ByteRange) => createReadStream(join(location, key), range)
  return Object.assign(disk, { putFirst, getRange })
}

async function writeFirst(path: string, text: string) {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    await rm(path, { force: true })
    throw error
  }
}

async function s3Files(url: URL): Promise<Files> {
  // The S3 client is larger than the rest of the server, so it is loaded only when used.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const bucket = url.pathname.slice(1)
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  const client = new S3Client({
    endpoint: `${protocol}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // A store that says nothing would keep callers for minutes.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    // Checksums after the last byte are new, and many stores that speak S3 refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const driver = new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' })
  const putFirst = async (key: string, text: string) => {
    await driver.put(key, text, { IfNoneMatch: '*' }).catch(async (error: unknown) => {
      const status = statusOf(error)
      if (status === conditionUnknown) return driver.put(key, text)
      if (!status || !thereAlready.includes(status)) throw error
    })
    // A server that ignores the condition lets the last writer win; after a second everybody reads the same.
    await setTimeout(1000)
  }
  const getRange = async (key: string, { start, end }: ByteRange) => {
    const asked = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` })
    const { Body } = await client.send(asked)
    if (!(Body instanceof Readable)) throw new Error('The file store answered without a file.')
    return Body
  }
  return Object.assign(new Disk(driver), { putFirst, getRange })
}

/** There is no such file, as disk or S3 tell it. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return true
  return statusOf(error) === 404 || isMissing(error.cause)
}

const conditionUnknown = 501
const thereAlready = [412, 409]

/** Of an answer of S3; the error of the client may be inside another. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const metadata = '$metadata' in error ? error.$metadata : undefined
  if (!metadata) return statusOf(error.cause)
  const { httpStatusCode } = metadata as { httpStatusCode?: number }
  return httpStatusCode
}
