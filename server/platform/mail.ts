import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Message = { to: string; subject: string; text: string; html: string }
export type Mail = { send(message: Message): Promise<void> }

/** Sends through SMTP where a server is set; otherwise each message becomes an `.eml` file that any mail program opens. */
export function openMail({
  smtpUrl,
  from,
  folder,
}: {
  smtpUrl: string | undefined
  from: string
  folder: string
}): Mail {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, { from })
    return { send: async (message) => void (await transport.sendMail(message)) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    async send(message) {
      const { message: bytes, messageId } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${Date.now()}-${messageId.replace(/[^\w-]/g, '')}.eml`), bytes)
    },
  }
}
