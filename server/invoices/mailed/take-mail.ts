import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { RefusalCode } from '#contract/refusals.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { earningRows, ourRows } from '#server/invoices/feeds/our-rows.ts'
import { lockMember } from '#server/invoices/feeds/waiting/queries.ts'
import { refuseToWait } from '#server/invoices/most-unread.ts'
import { type ProofTools, proofOf } from '#server/invoices/proof/proof-of.ts'
import { sendInvoice } from '#server/invoices/send-invoice.ts'
import { discardUnused, storeDocument } from '#server/invoices/stored-document.ts'
import { uploadDocument } from '#server/invoices/uploads/upload-document.ts'
import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { fileLimitBytes, receiveUpload } from '#server/platform/uploads.ts'
import { answerMailJob } from './answer-mail.ts'
import { personalAddress } from './mail-settings.ts'
import {
  countMailed,
  countMailsSince,
  insertMail,
  isKnownMail,
  isSentBefore,
  noteMailed,
  senderWith,
} from './queries.ts'
import { type MailedFile, type ReadMail, readMail } from './read-mail.ts'
import { isProved, type Verdict } from './verdict.ts'

const mostMailsADay = 30
const mostFiles = 20
const mostWaiting = 60

export type MailTools = Pick<Database, 'db' | 'transaction'> &
  ProofTools & { readonly files: Files; readonly address: string }

type MailedOutcome = 'sent' | 'waiting' | RefusalCode
/** Why nothing of a mail is taken, told to its sender. */
type MailRefusal = 'not_yours' | 'other_address' | 'too_many_mails' | 'mail_too_large' | 'no_files'

type Sender = NonNullable<Awaited<ReturnType<typeof senderWith>>>

type CameMail = {
  readonly bytes: Uint8Array
  /** Only its beginning was fetched, by which its sender is answered. */
  readonly isTooLarge?: boolean
  verdictsOf(mail: ReadMail): readonly Verdict[]
}

/**
 * Takes the files of a mail whose sender is proved to be a member. Every other mail is dropped without a word, because
 * an answer would go to whoever's name was misused. It is safe to run again: files count once, and so do mails.
 */
export async function takeMail(
  tools: MailTools,
  { bytes, isTooLarge = false, verdictsOf }: CameMail,
): Promise<'taken' | 'refused' | 'dropped'> {
  const mail = await readMail(bytes)
  const sender = mail && (await provedSender(tools, mail, verdictsOf(mail)))
  if (!mail || !sender) return 'dropped'
  const before = await countMailsSince(tools.db, sender.id, startOfDay(dayOf(tools.now)))
  if (before > mostMailsADay) return 'dropped'
  const refused =
    before === mostMailsADay ? 'too_many_mails' : await whyRefused(tools, { mail, isTooLarge, sender })
  const files = refused ? [] : await takeFiles(tools, sender.id, mail.files)
  const isNew = await tools.transaction(async (tx) => {
    const { messageHash } = mail
    const mailId = await insertMail(tx, { memberId: sender.id, messageHash, refused, files, now: tools.now })
    if (mailId) await enqueue(tx, answerMailJob, { mailId, messageId: mail.messageId })
    return mailId !== undefined
  })
  if (!isNew) return 'dropped'
  return refused ? 'refused' : 'taken'
}

async function provedSender({ db }: MailTools, mail: ReadMail, verdicts: readonly Verdict[]) {
  const { from, isAutomatic, messageHash } = mail
  if (!from || isAutomatic || !isProved(from.replace(/^.*@/, ''), verdicts)) return undefined
  return (await isKnownMail(db, messageHash)) ? undefined : senderWith(db, from)
}

type Judged = { mail: ReadMail; isTooLarge: boolean; sender: Sender }

async function whyRefused(
  { db, address }: MailTools,
  { mail, isTooLarge, sender }: Judged,
): Promise<MailRefusal | null> {
  if (sender.level !== 3 || sender.profileType !== 'attendant') return 'not_yours'
  if (!mail.recipients.includes(await personalAddress(db, address, sender.id))) return 'other_address'
  if (isTooLarge) return 'mail_too_large'
  return mail.files.length === 0 ? 'no_files' : null
}

async function takeFiles(tools: MailTools, memberId: string, files: readonly MailedFile[]) {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-mail-'))
  const results: { name: string; outcome: MailedOutcome }[] = []
  try {
    for (const file of files.slice(0, mostFiles)) {
      const outcome = await takeFile(tools, { memberId, file, folder }).catch((error: unknown) => {
        if (error instanceof Refusal) return error.code
        throw error
      })
      results.push({ name: file.name, outcome })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return [...results, ...files.slice(mostFiles).map(({ name }) => ({ name, outcome: 'file_many' as const }))]
}

type FileOfMail = { memberId: string; file: MailedFile; folder: string }

/** Like an upload from the form, unless it proves itself: then nobody need look at it before it is sent. */
async function takeFile(tools: MailTools, { memberId, file, folder }: FileOfMail): Promise<MailedOutcome> {
  const { db, transaction, files, now } = tools
  const { content } = file
  if (content.length === 0) throw new Refusal('file_empty')
  if (content.length > fileLimitBytes) throw new Refusal('too_large')
  const upload = await receiveUpload(folder, Readable.from([content]), file.name)
  if (await isSentBefore(db, memberId, Buffer.from(upload.sha256, 'hex'))) throw new Refusal('invoice_yours')
  const proof = upload.type === 'xml' ? await proofOf(content, tools) : undefined
  const rows = proof?.facts ? await earningRows(db, await ourRows(db, proof.facts)) : []
  const document = await storeDocument(files, upload)
  try {
    return await transaction(async (tx) => {
      await lockMember(tx, memberId)
      if (proof?.facts && rows.length > 0) {
        const { number, key: accessKey } = proof.facts
        await sendInvoice(tx, {
          memberId,
          number,
          accessKey,
          rows,
          document,
          uploadId: undefined,
          address: '',
          now,
        })
        return 'sent'
      }
      if ((await countMailed(tx, memberId)) >= mostWaiting) throw refuseToWait()
      const { id } = await uploadDocument(tx, { memberId, document, now })
      await noteMailed(tx, id, now)
      return 'waiting'
    })
  } finally {
    await discardUnused({ db, files }, [document.key])
  }
}
