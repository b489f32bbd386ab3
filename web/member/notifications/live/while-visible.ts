/** A page that nobody looks at for so long needs no connection. */
const patienceMs = 60_000

/** Runs something while the page is looked at, and a little longer; anew when somebody looks again. */
export function whileVisible(run: (signal: AbortSignal) => void): () => void {
  let running: AbortController | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  function stop() {
    running?.abort()
    running = undefined
  }

  function look() {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') leaving = setTimeout(stop, patienceMs)
    else if (!running) {
      running = new AbortController()
      run(running.signal)
    }
  }

  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(leaving)
    stop()
  }
}
