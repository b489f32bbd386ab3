/** The codes of a text, each with its line: the first cell of a line, without quotes. */
export function codesIn(text: string): { line: number; code: string }[] {
  return text.split(/\r\n|\r|\n/).flatMap((row, place) => {
    const code = (row.replace(/^\ufeff/, '').split(/[;,\t]/)[0] ?? '').trim().replace(/^"(.*)"$/, '$1')
    return code ? [{ line: place + 1, code }] : []
  })
}
