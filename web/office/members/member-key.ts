/** What is kept of one person begins like this, so that a change asks for all of it anew. */
export function memberKey(id: string, part?: string) {
  return part ? ['office-member', id, part] : ['office-member', id]
}
