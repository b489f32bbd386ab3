import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '#server/platform/problem.ts'
import { deriveSecretKey, type SecretKey, secretKeyBytes } from './sealing.ts'

/** The first is the newest. */
export type SecretKeys = {
  readonly origin: string
  all(): readonly SecretKey[]
  find(id: string): SecretKey | undefined
}

export type KeyPlace = { secretKeys: readonly Buffer[]; dataDir: string }

/** Those of SECRET_KEY, or else those in the data folder. */
export function secretKeysIn({ secretKeys, dataDir }: KeyPlace): SecretKeys {
  if (secretKeys.length === 0) return keysInFile(keyFile(dataDir))
  const keys = secretKeys.map(deriveSecretKey)
  return { origin: 'SECRET_KEY', all: () => keys, find: (id) => keys.find((key) => key.id === id) }
}

/** Puts a new key before the others, in one step: a reader never finds half of the file. */
export async function addKeyToFile({ dataDir }: Pick<KeyPlace, 'dataDir'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = keyFile(dataDir)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const added = `${randomBytes(secretKeyBytes).toString('base64')}\n${before}`
  await writeFile(`${file}.new`, added, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** The file is read again when it has changed, so that a rotation needs no restart. */
function keysInFile(file: string): SecretKeys {
  let text = ''
  let keys: readonly SecretKey[] = []
  const all = () => {
    const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (current !== text) keys = keysOf(current, file)
    text = current
    return keys
  }
  const known = (id: string) => keys.find((key) => key.id === id)
  return { origin: file, all, find: (id) => known(id) ?? all().find((key) => key.id === id) }
}

function keysOf(text: string, file: string): readonly SecretKey[] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line) => {
    const secret = secretIn(line)
    if (!secret) throw problem(`The file ${file} holds something else than keys of 32 bytes in base64.`)
    return deriveSecretKey(secret)
  })
}

export function secretIn(text: string): Buffer | undefined {
  const secret = Buffer.from(text.trim(), 'base64')
  return secret.length === secretKeyBytes ? secret : undefined
}

export function keyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}
