/** What a reading can find by itself; what needs other invoices beside it is found where those are. */
export type FindingCode =
  | 'unreadable'
  | 'not_an_invoice'
  | 'key_invalid'
  | 'key_inconsistent'
  | 'no_protocol'
  | 'test_document'
  | 'cancelled'
  | 'not_a_purchase'
  | 'too_old'
  | 'number_differs'
  | 'total_differs'
  | 'rows_differ'

export type Finding = { readonly code: FindingCode; readonly facts: Readonly<Record<string, unknown>> }
