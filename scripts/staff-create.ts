import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { Email, Text } from '#contract/fields.ts'
import { createFirstAdmin } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { reachDatabase } from './reach-database.ts'
import { tellProblem } from './tell-problem.ts'

const person = z.object({ name: Text, email: Email }).safeParse(await tellWho())
if (person.success) await create(person.data).catch(tellProblem)
else
  fail(
    'A name and an e-mail are needed: npm run staff:create -- --name "Lúcia Farias" --email lucia@example.com',
  )

async function create(admin: { name: string; email: string }) {
  const config = readConfig()
  const postgres = await reachDatabase(config)
  await migrate(postgres.url)
  const database = openDatabase(postgres.url, createLog(config.logLevel))
  try {
    const path = await createFirstAdmin(database, admin, systemClock.now())
    if (path) {
      console.log(`${admin.name} chooses a password here, once, within 3 days:\n${config.publicUrl}${path}`)
      if (!config.staffPasswords) console.log('It opens nothing while STAFF_PASSWORDS is off.')
    } else fail(`Somebody of the team has the e-mail ${admin.email} already.`)
  } finally {
    await database.close()
    await postgres.stop()
  }
}

async function tellWho() {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })
  if ((values.name && values.email) || !process.stdin.isTTY) return values
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const name = values.name ?? (await terminal.question('Name: '))
    const email = values.email ?? (await terminal.question('E-mail: '))
    return { name, email }
  } finally {
    terminal.close()
  }
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
