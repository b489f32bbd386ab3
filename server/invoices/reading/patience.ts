/** Whether so much has been tried that nothing more should be. */
export type IsLate = () => boolean

/** Counts the work of this process, not the clock: a busy machine takes longer, and the paper is not to blame. */
export function workDone(seconds: number): IsLate {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1e6 > seconds
  }
}
