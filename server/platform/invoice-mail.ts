/** How invoices come by mail. */
export type InvoiceMail = {
  /** Without the code of a member. */
  readonly address: string
}
