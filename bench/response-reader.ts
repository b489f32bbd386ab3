import { problem } from '#server/platform/problem.ts'

/**
 * Takes the bytes of responses that come one after another and tells when each is complete. Only what a load needs:
 * `node:http` takes longer to read a response than the servers measured here take to write it.
 */
export function createResponseReader(done: (status: number, start: string) => void) {
  let head = Buffer.alloc(0)
  let start = ''
  let missingBytes = 0
  return (chunk: Buffer) => {
    if (start) missingBytes -= chunk.length
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const headEnd = head.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      start = head.toString('latin1', 0, headEnd)
      missingBytes = headEnd + 4 + lengthIn(start) - head.length
    }
    if (missingBytes > 0) return
    const [answered, body] = [start, head]
    start = ''
    head = Buffer.alloc(0)
    done(Number(answered.slice(9, 12)), body.toString('utf8', answered.length + 4))
  }
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length) return Number(length)
  throw problem(`A load needs answers that tell their length, unlike this one: ${head}`)
}
