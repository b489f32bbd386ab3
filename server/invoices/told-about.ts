/** What the audit trail is told of an invoice: under its member, with whom it goes when they go. */
export function about(
  invoiceId: string,
  invoice: { member_id: string; number: string },
  status = 'received',
) {
  return {
    subjectId: invoice.member_id,
    before: { invoice_id: invoiceId, number: invoice.number, status },
  }
}
