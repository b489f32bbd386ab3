import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Takes tens of milliseconds. */
export async function copyDatabase(templateUrl: string): Promise<string> {
  const template = new URL(templateUrl).pathname.slice(1)
  return createDatabase(templateUrl, `template ${template} strategy file_copy`)
}

export async function createEmptyDatabase(templateUrl: string): Promise<string> {
  return createDatabase(templateUrl, 'template template0')
}

async function createDatabase(serverUrl: string, options: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: databaseOn(serverUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} ${options}`)
  } finally {
    await client.end()
  }
  return databaseOn(serverUrl, name)
}

function databaseOn(serverUrl: string, name: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
