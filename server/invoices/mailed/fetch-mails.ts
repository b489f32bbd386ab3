import type { ImapFlow } from 'imapflow'
import * as z from 'zod/mini'
import { largestMailBytes } from '#contract/invoices-mail.ts'
import { isOutage } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { withMailbox } from './mailbox.ts'
import type { ReadMail } from './read-mail.ts'
import { type MailTools, takeMail } from './take-mail.ts'
import { verdictsIn } from './verdict.ts'

/** The others come with the next run. */
const mostAtOnce = 100

/** Enough for what servers write above a mail; of one that is too large no more is fetched. */
const headBytes = 512 * 1024

/** Takes what lies in the mailbox, and removes it from there. */
export const fetchMailsJob = job({
  name: 'fetch-invoice-mails',
  queue: 'imports',
  payload: z.unknown(),
  cron: '* * * * *',
  run: async ({ invoiceMail, ...tools }) => {
    if (!invoiceMail?.mailbox) return
    const { url, server } = invoiceMail.mailbox
    const verdictsOf = ({ authentication }: ReadMail) => verdictsOfServer(authentication, server)
    await withMailbox(url, async (client) => {
      const found = (await client.search({ flagged: false }, { uid: true })) || []
      for (const uid of found.slice(0, mostAtOnce))
        await takeFrom(client, uid, { ...tools, ...invoiceMail }, verdictsOf)
    })
  },
})

/** Our server writes above what came: whatever stands below its own header may be the sender's. */
function verdictsOfServer(headers: readonly string[], server: string) {
  const [newest = ''] = headers
  return verdictsIn(newest, server)
}

type VerdictsOf = Parameters<typeof takeMail>[1]['verdictsOf']

async function takeFrom(client: ImapFlow, uid: number, tools: MailTools, verdictsOf: VerdictsOf) {
  const { log } = tools
  try {
    const described = await client.fetchOne(uid, { size: true }, { uid: true })
    // Another worker has taken it.
    if (!described) return
    const isTooLarge = (described.size ?? 0) > largestMailBytes
    const source = isTooLarge ? { start: 0, maxLength: headBytes } : true
    const fetched = await client.fetchOne(uid, { source }, { uid: true })
    const bytes = fetched ? fetched.source : undefined
    const outcome = bytes ? await takeMail(tools, { bytes, isTooLarge, verdictsOf }) : 'dropped'
    log.info({ outcome }, 'a mail with invoices came')
    await client.messageDelete(uid, { uid: true })
  } catch (error) {
    // What will be well again is tried again; a mail that breaks us is marked for a person and keeps nobody waiting.
    if (isOutage(error) || !client.usable) throw error
    log.error({ err: error }, 'a mail could not be taken, and is flagged in the mailbox')
    await client.messageFlagsAdd(uid, ['\\Flagged'], { uid: true })
  }
}
