import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { must } from '#contract/faults.ts'
import { nestedBody } from './form-fields.ts'
import { Refusal } from './refusal.ts'
import { fileLimitBytes, receiveUpload, removeUploads, type Upload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Upload[]
  }
}

const limits = {
  fields: 250,
  // A hundred rows of an invoice as JSON.
  fieldSize: 32_000,
  fieldNameSize: 200,
  headerPairs: 20,
}
const formLimitBytes = 3 * 1024 * 1024

/**
 * `receiveForm` sets the upload; a text sent under the file's name is dropped. Null stands for a file that was sent
 * before.
 */
const UploadedFile = z.any().check(must((upload) => upload !== undefined, 'file'))
z.globalRegistry.add(UploadedFile, { type: 'string', format: 'binary' })

/** Described as optional, and still asked for where no file is named instead. */
const FileUnlessSentBefore = z.pipe(z.optional(UploadedFile), UploadedFile)

type TakenForm = Pick<Endpoint, 'body' | 'files' | 'fileSentBefore'>

export function bodyWithFiles({ body = z.object({}), files = [], fileSentBefore }: TakenForm) {
  const File = fileSentBefore ? FileUnlessSentBefore : UploadedFile
  return z.safeExtend(body, Object.fromEntries(files.map((name) => [name, File])))
}

export function takeFiles(
  app: FastifyInstance,
  { body, files = [], fileSentBefore, largestFileBytes = fileLimitBytes }: Endpoint,
  folder: string,
  register: (scope: FastifyInstance) => void,
) {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.register(multipart, { limits: { ...limits, fileSize: largestFileBytes, files: files.length } })
    scope.addHook('preParsing', async (request) => {
      const announced = Number(request.headers['content-length'] ?? 0)
      if (announced > files.length * largestFileBytes + formLimitBytes) throw new Refusal('too_large')
    })
    scope.addHook('preValidation', async (request) => {
      if (!request.hasNoBody && !request.isMultipart()) throw new Refusal('unsupported_type')
      request.uploads = []
      request.body = request.hasNoBody
        ? {}
        : await receiveForm(request, { names: files, lists: listsOf(body), fileSentBefore, folder })
    })
    scope.addHook('onSend', async (request) => removeUploads(request.uploads ?? []))
    register(scope)
    done()
  })
}

type ExpectedForm = {
  names: readonly string[]
  lists: readonly string[]
  fileSentBefore: string | undefined
  folder: string
}

function listsOf(body: Endpoint['body']): string[] {
  const fields = Object.entries(body?.shape ?? {})
  return fields.filter(([, field]) => field instanceof z.ZodMiniArray).map(([name]) => name)
}

async function receiveForm(request: FastifyRequest, expected: ExpectedForm) {
  const { names, lists, fileSentBefore, folder } = expected
  const fields: [string, string][] = []
  const received = new Map<string, Upload>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Refusal('too_large')
        fields.push([part.fieldname, String(part.value)])
      } else if (names.includes(part.fieldname)) {
        const upload = await receivePart(part, folder)
        request.uploads.push(upload)
        received.set(part.fieldname, upload)
      } else {
        part.file.resume()
      }
    }
  } catch (error) {
    // The rest of the body must be read, or the sender would not receive the answer.
    request.raw.unpipe().resume()
    throw asFormError(error)
  }
  const empty = [...received].find(([, { size }]) => size === 0)
  if (empty) throw new Refusal('file_empty', { field: empty[0] })
  const body = nestedBody(fields, lists)
  if (!body) throw unreadable()
  const instead = fileSentBefore && body[fileSentBefore] ? null : undefined
  return { ...body, ...Object.fromEntries(names.map((name) => [name, received.get(name) ?? instead])) }
}

async function receivePart({ file, filename }: MultipartFile, folder: string) {
  // The parser would otherwise read to the end of the file first.
  file.once('limit', () => file.destroy(new Refusal('too_large')))
  return receiveUpload(folder, file, filename)
}

const formRefusals = {
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'file_many',
} as const

/** A failure of our own disk is our error; everything else is in the request. */
function asFormError(error: unknown) {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code in formRefusals) return new Refusal(formRefusals[code as keyof typeof formRefusals])
  return 'syscall' in error && code !== 'ECONNRESET' ? error : unreadable(error)
}

function unreadable(cause?: unknown) {
  return Object.assign(new Error('the form cannot be read', { cause }), { statusCode: 400 })
}
