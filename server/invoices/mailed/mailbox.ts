import type { ImapFlow } from 'imapflow'
import type { InvoiceMail } from '#server/platform/invoice-mail.ts'
import type { Log } from '#server/platform/log.ts'
import { isLoopback } from '#server/platform/single-sign-on.ts'

/** A mailbox that does not answer may come back, and everything else works without it, so it is only told. */
export async function warnOfMailbox(invoiceMail: InvoiceMail | undefined, log: Log) {
  if (!invoiceMail?.mailbox) return
  await withMailbox(invoiceMail.mailbox.url, async () => undefined).catch((error: unknown) =>
    log.warn({ err: error }, 'the mailbox of INVOICE_MAIL_IMAP_URL cannot be opened'),
  )
}

/** Runs with the connection to a mailbox, which then ends. `imaps://user:password@host:993/INBOX` */
export async function withMailbox<Result>(
  address: string,
  act: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  // Loaded only where mails are fetched.
  const { ImapFlow: Client } = await import('imapflow')
  const url = new URL(address)
  const isEncrypted = url.protocol === 'imaps:'
  const client = new Client({
    host: url.hostname,
    port: Number(url.port) || (isEncrypted ? 993 : 143),
    secure: isEncrypted,
    // Nobody's password and mails go through a network in the open.
    ...(!isEncrypted && { doSTARTTLS: !isLoopback(url.hostname) }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 5000,
    socketTimeout: 60_000,
  })
  // Each call fails by itself when the connection is lost.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    return await act(client)
  } finally {
    client.close()
  }
}
