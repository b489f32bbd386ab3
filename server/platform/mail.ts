import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { cidOf, type MailImage } from './mail-image.ts'
import { makePrivateFolder } from './private-folder.ts'

export type Message = {
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
  const transport = createTransport(smtpUrl, { from })
  return {
    async send(message) {
      await transport.sendMail(packed(message))
    },
  }
}

function fileMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(message) {
      const { message: bytes, messageId } = await transport.sendMail(packed(message))
      await makePrivateFolder(folder)
      await writeFile(join(folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`), bytes, { mode: 0o600 })
    },
  }
}

function packed({ images = [], ...message }: Message) {
  const attachments = images.map((image) => ({
    filename: image.name,
    content: image.content,
    cid: cidOf(image),
  }))
  return { ...message, attachments }
}
