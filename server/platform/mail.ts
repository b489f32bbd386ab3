import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Message = { to: string; subject: string; text: string; html: string }
export type Mail = { send(message: Message): Promise<void> }

type Settings = { smtpUrl: string | undefined; from: string; folder: string }

/** Sends through SMTP where a server is set; otherwise each message becomes an `.eml` file that mail programs open. */
export function openMail({ smtpUrl, from, folder }: Settings): Mail {
  return smtpUrl ? smtpMail(smtpUrl, from) : fileMail(folder, from)
}

function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from })
  return {
    async send(message) {
      await transport.sendMail(message)
    },
  }
}

function fileMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(message) {
      const { message: bytes, messageId } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`), bytes)
    },
  }
}
