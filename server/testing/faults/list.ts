import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canMount, fillDisk, mountSmallDisk } from './small-disk.ts'
import type { System, SystemWishes, WebProcess } from './system.ts'

export type Fault = {
  name: string
  what: string
  system?: SystemWishes
  isPromoted?: boolean
  /** No connection may be refused or cut. */
  isSmooth?: boolean
  /** Why it cannot be tried on this machine. */
  hindrance?(): Promise<string | undefined>
  /** Returns when the surroundings are whole again; what Petisco then needs to recover is measured. */
  strike(system: System, forMs: number): Promise<void>
}

export const faults: readonly Fault[] = [
  {
    name: 'worker-killed',
    what: 'The worker is killed with -9 in the midst of its jobs, and another takes them over',
    async strike(system) {
      system.worker.process.kill('SIGKILL')
      system.startWorker()
    },
  },
  {
    name: 'web-killed',
    what: 'A web process is killed with -9 and another takes its place',
    async strike(system) {
      const victim = system.web[0]
      if (!victim) return
      victim.process.kill('SIGKILL')
      replace(system, victim, await system.startWeb())
    },
  },
  {
    name: 'web-frozen',
    what: 'A web process stands still with its transactions open, and goes on later',
    async strike(system, forMs) {
      system.web[0]?.process.kill('SIGSTOP')
      await pause(forMs)
      system.web[0]?.process.kill('SIGCONT')
    },
  },
  {
    name: 'database-killed',
    what: 'PostgreSQL and all its processes are killed with -9 and started again',
    async strike({ primary }, forMs) {
      await primary.signal('SIGKILL')
      await pause(Math.min(forMs, 1000))
      await primary.start()
    },
  },
  {
    name: 'database-restarted',
    what: 'PostgreSQL is restarted twice, once at once and once in good order',
    async strike({ primary }) {
      for (const mode of ['immediate', 'fast'] as const) {
        await primary.stop(mode)
        await primary.start()
        await pause(500)
      }
    },
  },
  {
    name: 'database-frozen',
    what: 'PostgreSQL stands still: it neither answers nor closes a connection',
    async strike({ primary }, forMs) {
      await primary.signal('SIGSTOP')
      await pause(forMs)
      await primary.signal('SIGCONT')
    },
  },
  {
    name: 'network-silent',
    what: 'The network between Petisco and PostgreSQL swallows everything, and nobody hangs up',
    async strike({ proxy }, forMs) {
      proxy.silence()
      await pause(forMs)
      proxy.speak()
    },
  },
  {
    name: 'read-only',
    what: 'PostgreSQL takes no writes for a while',
    async strike({ primary }, forMs) {
      await primary.query('alter system set default_transaction_read_only = on')
      await primary.query('select pg_reload_conf()')
      await pause(Math.min(forMs, 3000))
      await primary.query('alter system reset default_transaction_read_only')
      await primary.query('select pg_reload_conf()')
    },
  },
  {
    name: 'disk-full',
    what: 'The disk of PostgreSQL is full, then has room again',
    system: { prepare: (folder) => mountSmallDisk(join(folder, 'primary')) },
    hindrance: async () =>
      (await canMount()) ? undefined : 'needs root and the right to mount a small disk in memory',
    async strike({ primary, folder }, forMs) {
      await fillDisk(join(folder, 'primary'), Math.min(forMs, 5000))
      // The server gives up when it cannot write its log; an operator starts it again.
      await primary.stop('immediate').catch(() => undefined)
      await primary.start()
    },
  },
  {
    name: 'failover',
    what: 'The primary dies and its synchronous standby is promoted',
    system: { standby: true },
    isPromoted: true,
    async strike({ primary, standby }) {
      await primary.signal('SIGKILL')
      await standby?.promote()
    },
  },
  {
    name: 'rolling-update',
    what: 'Four web processes are replaced one after the other',
    system: { webs: 4 },
    isSmooth: true,
    async strike(system) {
      for (const old of [...system.web]) {
        system.web.push(await system.startWeb())
        await pause(300)
        const ended = once(old.process, 'exit')
        old.process.kill('SIGTERM')
        await ended
        replace(system, old)
      }
    },
  },
]

function replace({ web }: System, old: WebProcess, ...by: WebProcess[]) {
  web.splice(web.indexOf(old), 1, ...by)
}
