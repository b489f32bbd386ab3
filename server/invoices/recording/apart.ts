import { type DocumentToRecord, withKey } from './record-readings.ts'

/**
 * Parts documents that wait into groups of which none holds two that concern each other, in their order. What is
 * decided on one may depend on another that says to be the same, and on whatever else its sender gets: those are
 * recorded one after the other. So are two with codes of recommendations, behind which may be the same person.
 */
export function apart<Document extends DocumentToRecord>(
  documents: readonly Document[],
  today: string,
): Document[][] {
  const groups: { documents: Document[]; concerned: Set<string> }[] = []
  for (const document of documents) {
    const concerned = concernedBy(document, today)
    const before = groups.findLastIndex((group) => concerned.some((name) => group.concerned.has(name)))
    const group = groups[before + 1] ?? { documents: [], concerned: new Set() }
    if (before + 1 === groups.length) groups.push(group)
    group.documents.push(document)
    for (const name of concerned) group.concerned.add(name)
  }
  return groups.map((group) => group.documents)
}

function concernedBy(document: DocumentToRecord, today: string): string[] {
  const { invoice, read, key, identity } = withKey(document, today)
  const { issuer, series, number } = identity
  return [
    `member ${invoice.memberId}`,
    `file ${invoice.sha256.toString('hex')}`,
    ...[invoice.accessKey, read.access_key, key?.text].flatMap((text) => (text ? [`key ${text}`] : [])),
    ...(issuer && series && number ? [`document ${issuer} ${series} ${number}`] : []),
    ...(invoice.rows.some(({ recommendation }) => recommendation) ? ['recommendation'] : []),
  ]
}
