/** Longer than a slow network ever says nothing; a phone that lost its network may wait for minutes to notice. */
const longestQuietMs = 30_000

/** Calls once nothing was heard for so long. */
export function whenQuiet(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const heard = () => {
    end()
    timer = setTimeout(call, longestQuietMs)
  }
  return { heard, end }
}
