/** A page that has been hidden for this long needs no connection. */
const patienceMs = 60_000

/** Runs while the page is visible and for a minute longer, and starts again when it is visible again. */
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
