import { acceptedFiles, maxBytesOf } from '#web/member/invoices/file-words.ts'
import { isAccepted } from '#web/ui/file-check.ts'

/** As many as anybody confirms at a glance, and fewer than the server reads for one person at a time. */
export const mostStacked = 20

export type LeftOut = {
  readonly wrongKind: readonly string[]
  readonly tooLarge: readonly string[]
  /** How many found no room. */
  readonly beyond: number
}

/** Which of these files can join the stack, and why the others cannot. */
export async function takenOf(files: readonly File[], room: number) {
  const known = files.filter((file) => isAccepted(file, acceptedFiles))
  const limits = await Promise.all(known.map(maxBytesOf))
  const fitting = known.filter((file, place) => file.size <= (limits[place] ?? 0))
  const left: LeftOut = {
    wrongKind: files.filter((file) => !known.includes(file)).map(({ name }) => name),
    tooLarge: known.filter((file) => !fitting.includes(file)).map(({ name }) => name),
    beyond: Math.max(0, fitting.length - Math.max(0, room)),
  }
  return { taken: fitting.slice(0, Math.max(0, room)), left }
}
