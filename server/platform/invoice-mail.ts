/** How invoices come by mail. */
export type InvoiceMail = {
  /** Without the code of a member. */
  readonly address: string
  /** Absent where the mail server hands mails over by itself. */
  readonly mailbox?:
    | {
        /** `imaps://user:password@host/INBOX` */
        readonly url: string
        /** Who writes what it found about senders into a mail, as it names itself there. */
        readonly server: string
      }
    | undefined
}
