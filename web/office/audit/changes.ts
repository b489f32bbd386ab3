type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** Field by field what was and what is; a field that stands on one side only came or went. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields.map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}

/** What is nested is named by its path: `titles.es`. */
function fieldsOf(facts: unknown, above = ''): Map<string, string> {
  if (facts === null || facts === undefined) return new Map()
  if (typeof facts !== 'object') return new Map([[above, String(facts)]])
  if (Array.isArray(facts) && facts.every((item) => typeof item !== 'object'))
    return new Map([[above, facts.join(', ')]])
  return new Map(
    Object.entries(facts).flatMap(([key, value]) => [...fieldsOf(value, above ? `${above}.${key}` : key)]),
  )
}
