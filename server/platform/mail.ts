import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { withoutEmails } from './log.ts'
import type { MailAddress } from './mail-address.ts'
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
  /** The Message-ID of a mail that this one answers by itself; empty where it had none. */
  isAnswerTo?: string
}
export type Mail = { send(message: Message): Promise<void> }

type Sender = { from: MailAddress; replyTo?: MailAddress | undefined }
type Settings = Sender & { smtpUrl: string | undefined; folder: string }

export function openMail({ smtpUrl, folder, ...sender }: Settings): Mail {
  return smtpUrl ? smtpMail(smtpUrl, sender) : fileMail(folder, sender)
}

/** Fails if the mail server does not greet us, or does not know us. */
export async function greetMailServer(smtpUrl: string) {
  await createTransport(withPatience(smtpUrl))
    .verify()
    .catch((error) => {
      throw mailFailure('the mail server does not take mails', error)
    })
}

function smtpMail(smtpUrl: string, sender: Sender): Mail {
  const transport = createTransport(withPatience(smtpUrl), defaultsOf(sender))
  return {
    async send(message) {
      await transport.sendMail(packed(message, sender)).catch((error) => {
        throw mailFailure('the mail could not be sent', error)
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
function mailFailure(what: string, error: unknown): Error {
  const { code, responseCode, message = '' }: Partial<SMTPError> = error instanceof Error ? error : {}
  const reason = responseCode ? `${code} ${responseCode}` : withoutEmails(message)
  return new Error(`${what}: ${reason}`)
}

type SMTPError = Error & { code: string; responseCode: number }

function fileMail(folder: string, sender: Sender): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true }, defaultsOf(sender))
  let made: Promise<void> | undefined
  return {
    async send(message) {
      const { message: bytes, messageId } = await transport.sendMail(packed(message, sender))
      const name = `${messageId.replace(/[^\w.@-]/g, '')}.eml`
      const write = async () => {
        made ??= makePrivateFolder(folder)
        await made
        await writeFile(join(folder, name), bytes, { mode: 0o600 })
      }
      // Where somebody has taken the folder away, another one is made.
      await write().catch(() => {
        made = undefined
        return write()
      })
    },
  }
}

function defaultsOf({ from, replyTo }: Sender) {
  const named = ({ name = '', address }: MailAddress) => ({ name, address })
  return { from: named(from), ...(replyTo && { replyTo: named(replyTo) }) }
}

function packed({ images = [], eventId, isAnswerTo, ...message }: Message, { from }: Sender) {
  const attachments = images.map((image) => ({
    filename: image.name,
    content: image.content,
    cid: cidOf(image),
  }))
  return {
    ...message,
    attachments,
    // As the languages we write in come out of themselves; to count a mail's letters takes a tenth of making it.
    textEncoding: 'quoted-printable' as const,
    // Other programs that answer by themselves do not answer this.
    ...(isAnswerTo !== undefined && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    ...(isAnswerTo && { inReplyTo: isAnswerTo, references: isAnswerTo }),
    ...(eventId && { messageId: `<${eventId}@${from.address.replace(/^.*@/, '')}>` }),
  }
}
