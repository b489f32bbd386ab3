import { createTransport } from 'nodemailer'

type Composed = {
  from?: string
  to: string
  files?: readonly { name: string; content: Uint8Array | string; inline?: boolean }[]
  html?: string
  messageId?: string
  headers?: Record<string, string>
}

let mails = 0

/** A mail as a mail program writes it. */
export async function composedMail({ files = [], headers = {}, html, ...mail }: Composed): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({
    subject: 'Notas',
    messageId: `<mail-${++mails}@test.example>`,
    ...mail,
    text: 'Seguem as notas.',
    ...(html && { html }),
    headers,
    attachments: files.map(({ name, content, inline }) => ({
      filename: name,
      content: typeof content === 'string' ? content : Buffer.from(content),
      ...(inline && { cid: name, contentDisposition: 'inline' as const }),
    })),
  })
  return Buffer.from(message as Buffer)
}
