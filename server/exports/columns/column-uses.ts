/**
 * What becomes of the columns of a table, each named once. A column that is not decided about fails a test, so that no
 * migration adds to the exports by silence.
 */
export type Columns = {
  /** In both exports, as it is. */
  readonly open?: string
  /** What stands for a person, or for something of theirs: a pseudonym in the open export. */
  readonly keyed?: string
  /** Only in the export with personal data: names, addresses, and whatever somebody may have typed. */
  readonly personal?: string
  /** In neither: what opens something, is sealed, is worked out of the rest, or says nothing outside. */
  readonly never?: string
}
