import { createReadStream } from 'node:fs'
import * as z from 'zod/mini'
import { newFileKey } from '#server/invoices/stored-document.ts'
import type { Files } from '#server/platform/files.ts'
import { job } from '#server/platform/jobs.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { takeMail } from './take-mail.ts'

/** A mail that was handed over lies among the files until a worker has read it. */
export async function storeMail(files: Files, { path }: Pick<Upload, 'path'>): Promise<string> {
  const key = newFileKey('mail')
  try {
    await files.putStream(key, createReadStream(path, { highWaterMark: 1024 * 1024 }))
  } catch (error) {
    await removeFiles(files, [key])
    throw error
  }
  return key
}

const text = z.optional(z.string())

export const takeMailJob = job({
  name: 'take-invoice-mail',
  queue: 'imports',
  payload: z.object({
    fileKey: z.string(),
    verdict: z.object({ dmarc: text, spf: text, spf_domain: text, dkim: text, dkim_domain: text }),
  }),
  run: async ({ invoiceMail, ...tools }, { fileKey, verdict }) => {
    const { files, log } = tools
    // A run before this one has ended with it.
    if (!(await files.exists(fileKey))) return
    if (invoiceMail) {
      const mail = { bytes: await files.getBytes(fileKey), verdictsOf: () => [verdict] }
      const taken = await takeMail({ ...tools, ...invoiceMail }, mail)
      log.info({ outcome: taken }, 'a mail with invoices came')
    }
    await removeFiles(files, [fileKey])
  },
})
