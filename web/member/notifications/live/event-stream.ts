export type StreamedEvent = {
  readonly event?: string
  readonly data?: string
  readonly id?: string
  readonly retryMs?: number
}

/** The text may be cut anywhere; only complete events are returned. */
export function createEventReader() {
  let unread = ''
  let block: string[] = []

  return (text: string): StreamedEvent[] => {
    // A carriage return at the end may be the first half of a line break.
    const lines = (unread + text).split(/\r\n|\n|\r(?!$)/)
    unread = lines.pop() ?? ''
    const events: StreamedEvent[] = []
    for (const line of lines) {
      if (line !== '') {
        block.push(line)
        continue
      }
      const event = eventIn(block)
      block = []
      if (Object.keys(event).length > 0) events.push(event)
    }
    return events
  }
}

function eventIn(lines: readonly string[]): StreamedEvent {
  const fields = lines.map(fieldIn)
  const last = (name: string) => fields.findLast((field) => field.name === name)?.value
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value)
  const [event, id, retry] = [last('event'), last('id'), last('retry')]
  return {
    ...(event !== undefined && { event }),
    ...(data.length > 0 && { data: data.join('\n') }),
    ...(id !== undefined && !id.includes('\0') && { id }),
    ...(retry !== undefined && /^\d+$/.test(retry) && { retryMs: Number(retry) }),
  }
}

/** A line that starts with a colon is a comment. */
function fieldIn(line: string) {
  const colon = line.indexOf(':')
  if (colon < 0) return { name: line, value: '' }
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
