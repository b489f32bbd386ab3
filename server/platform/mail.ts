import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { withoutEmails } from './log.ts'
import { cidOf, type MailImage } from './mail-image.ts'
import { makePrivateFolder } from './private-folder.ts'

export type Message = {
  /** Whatever is sent again for the same event has the same Message-ID: mail systems show it once. */
  eventId?: string
  to: string
  subject: string
  text: string
  html: string
  images?: readonly MailImage[]
}
export type Mail = { send(message: Message): Promise<void> }

type Settings = { smtpUrl: string | undefined; from: string; folder: string }

export function openMail({ smtpUrl, from, folder }: Settings): Mail {
  return smtpUrl ? smtpMail(smtpUrl, from) : fileMail(folder, from)
}

function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(withPatience(smtpUrl), { from })
  return {
    async send(message) {
      await transport.sendMail(packed(message, from)).catch((error) => {
        throw mailFailure(error)
      })
    },
  }
}

/** A mail server that says nothing would keep the worker from other jobs for ten minutes. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }

function withPatience(smtpUrl: string) {
  const url = new URL(smtpUrl)
  for (const [name, ms] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}

/** What the mail server says quotes whom the message was for; an error is logged and kept with its job. */
function mailFailure(error: unknown): Error {
  const { code, responseCode, message = '' }: Partial<SMTPError> = error instanceof Error ? error : {}
  const reason = responseCode ? `${code} ${responseCode}` : withoutEmails(message)
  return new Error(`the mail could not be sent: ${reason}`)
}

type SMTPError = Error & { code: string; responseCode: number }

function fileMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(message) {
      const { message: bytes, messageId } = await transport.sendMail(packed(message, from))
      await makePrivateFolder(folder)
      await writeFile(join(folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`), bytes, { mode: 0o600 })
    },
  }
}

function packed({ images = [], eventId, ...message }: Message, from: string) {
  const attachments = images.map((image) => ({
    filename: image.name,
    content: image.content,
    cid: cidOf(image),
  }))
  return { ...message, attachments, ...(eventId && { messageId: `<${eventId}@${domainOf(from)}>` }) }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}
