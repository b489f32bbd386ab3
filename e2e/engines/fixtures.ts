import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { test as base, expect } from '@playwright/test'
import { webAppFolder } from '#server/platform/web-build.ts'
import type { Person } from '#server/testing/given.ts'
import { createWorld } from '#server/testing/world.ts'
import { withEngine } from './engine.ts'
import { openLine } from './line.ts'
import type { EngineName } from './programs.ts'
import { type View, viewOf } from './view.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type File = { name: string; buffer: Buffer }
type Fixtures = {
  /** A browser that was just started, with what somebody does and sees in it. */
  view: View
  given: World['given']
  line: Awaited<ReturnType<typeof openLine>>
  signIn(person: Person): Promise<void>
  signInToOffice(person: Person): Promise<void>
  /** A file that can be chosen. */
  file(content: File): Promise<string>
}

/** Journeys through WebDriver, in the engine that the project of the run names. */
export const test = base.extend<Fixtures, { world: World & { url: string } }>({
  world: [
    async ({ browserName: _ }, use) => {
      const postal = createServer((_, response) => response.end(JSON.stringify(street))).listen(
        0,
        '127.0.0.1',
      )
      await once(postal, 'listening')
      const address = postal.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const world = await createWorld({
        templateUrl: process.env.TEMPLATE_URL ?? '',
        webAppFolder,
        cepUrls: [`http://127.0.0.1:${port}/{cep}`],
      })
      const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
      await use({ ...world, url })
      await world.stop()
      postal.close()
    },
    { scope: 'worker' },
  ],
  given: ({ world }, use) => use(world.given),
  line: async ({ world }, use) => {
    const line = await openLine(world.url)
    await use(line)
    line.cut()
  },
  view: async ({ line }, use, info) => {
    const { project, title } = info
    const folder = process.env.PICTURES_DIR ?? info.outputPath()
    await mkdir(folder, { recursive: true })
    await withEngine(project.name as EngineName, async (engine) => {
      const view = viewOf(engine, { url: line.url, folder })
      await view.resize(480, 900)
      await use(view)
      await view.picture(`${project.name} ${title}`.replace(/\W+/g, '-'))
      info.annotations.push({ type: 'engine', description: view.version })
    })
  },
  signIn: ({ view }, use) => use((person) => enter(view, person, { door: '/', home: '/home' })),
  signInToOffice: ({ view }, use) =>
    use((person) => enter(view, person, { door: '/gestao', home: '/gestao/inicio' })),
  file: async ({ browserName: _ }, use, info) => {
    await use(async ({ name, buffer }) => {
      await mkdir(info.outputPath(), { recursive: true })
      const path = info.outputPath(name)
      await writeFile(path, buffer)
      return path
    })
  },
})

export { expect }

async function enter(view: View, { email, password }: Person, way: { door: string; home: string }) {
  await view.open(way.door)
  await view.fill('E-mail', email)
  await view.fill('Senha', password)
  await view.press('Entrar')
  await view.isAt(way.home)
}

const street = {
  logradouro: 'Avenida Goiás',
  bairro: 'Setor Central',
  localidade: 'Goiânia',
  uf: 'GO',
  estado: 'Goiás',
}
