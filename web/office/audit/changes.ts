export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** What each field was and is. `after` names only what the change touched: the rest stayed as it was. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields.map((field) => {
    const old = was.get(field) ?? null
    return { field, before: old, after: is.get(field) ?? (isTouched(field, after) ? null : old) }
  })
}

/** A field counts as touched when `after` names it, or when nothing is left of the whole. */
function isTouched(field: string, after: unknown): boolean {
  const [first = ''] = field.split('.')
  return typeof after !== 'object' || after === null || first in after
}

function fieldsOf(facts: unknown, above = ''): Map<string, string> {
  if (facts === null || facts === undefined) return new Map()
  if (typeof facts !== 'object') return new Map([[above, String(facts)]])
  if (Array.isArray(facts) && facts.every((item) => typeof item !== 'object'))
    return new Map([[above, facts.join(', ')]])
  return new Map(
    Object.entries(facts).flatMap(([key, value]) => [...fieldsOf(value, above ? `${above}.${key}` : key)]),
  )
}
