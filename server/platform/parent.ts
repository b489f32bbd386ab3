/**
 * A signal to "npm start" ends npm and its shell, which do not pass it on, so the server would live on
 * unseen.
 */
export function onParentGone(act: () => void) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
