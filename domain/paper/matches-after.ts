/**
 * All matches of a global pattern before which the text ends as `before` says. A pattern that looks behind does the
 * same, but is an error of syntax in older Safari, and the whole file would not run.
 */
export function matchesAfter(text: string, pattern: RegExp, before: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    if (before.test(text.slice(0, match.index))) found.push(match)
    else search.lastIndex = match.index + 1
  }
  return found
}
