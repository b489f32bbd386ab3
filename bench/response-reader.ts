import { problem } from '#server/platform/problem.ts'

/** Reads only what a load needs: `node:http` takes longer to read a response than our servers to write it. */
export function createResponseReader(done: (status: number, beginning: Buffer) => void) {
  let beginning: Buffer = nothing
  let missingBytes: number | undefined
  return (chunk: Buffer) => {
    if (missingBytes === undefined) {
      beginning = beginning === nothing ? chunk : Buffer.concat([beginning, chunk])
      missingBytes = missingFrom(beginning)
    } else missingBytes -= chunk.length
    if (missingBytes === undefined || missingBytes > 0) return
    const complete = beginning
    beginning = nothing
    missingBytes = undefined
    done(Number(complete.toString('latin1', 9, 12)), complete)
  }
}

const nothing = Buffer.alloc(0)
const endOfHead = '\r\n\r\n'

/** Undefined until the head is complete. */
function missingFrom(beginning: Buffer): number | undefined {
  const headLength = beginning.indexOf(endOfHead)
  if (headLength < 0) return undefined
  const head = beginning.toString('latin1', 0, headLength)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (!length) throw problem(`A load needs answers that tell their length, unlike this one: ${head}`)
  return headLength + endOfHead.length + Number(length) - beginning.length
}
