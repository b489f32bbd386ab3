import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Config } from './config.ts'
import { openFiles, statusOf } from './files.ts'
import type { Log } from './log.ts'
import { greetMailServer } from './mail.ts'
import { isProblem, problem } from './problem.ts'
import { keyFile } from './secrets/keys.ts'
import { webAppFile } from './web-app.ts'
import { within } from './within.ts'

/** Whoever sets it up is told everything at once: each fault on a line of its own, with its mend. */
export async function requireAll(checks: readonly unknown[]) {
  const outcomes = await Promise.allSettled(checks)
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const [surprise] = errors.filter((error) => !isProblem(error))
  if (surprise) throw surprise
  if (errors.length > 0) throw problem(errors.map(({ message }) => message).join('\n'))
}

/** The folder for data is asked for only where something will lie in it. */
export async function requireDataFolder(config: Config) {
  const { dataDir, databaseUrl, secretKeys, smtpUrl, roles } = config
  const contents = [
    !databaseUrl && 'the database',
    areFilesInside(config) && 'files',
    secretKeys.length === 0 && !(await isReadable(keyFile(dataDir))) && 'the key of secrets',
    !smtpUrl && roles.worker && 'mails',
    roles.web && 'uploads',
  ].filter((content) => content !== false)
  if (contents.length === 0) return
  await requireWritable(dataDir).catch((error: Error) => {
    throw problem(
      `DATA_DIR ${dataDir} cannot be written (${reasonOf(error)}), and ${contents.join(', ')} lie there: give it to the user who runs Petisco (chown), or set DATA_DIR to another folder.`,
      error,
    )
  })
}

function areFilesInside({ filesUrl, dataDir }: Config) {
  return filesUrl.href.startsWith(`${pathToFileURL(dataDir).href}/`)
}

/** In a build left behind for another user every page would be a 404. */
export async function requireReadableWebApp(folder: string) {
  const reason = await access(webAppFile(folder), constants.R_OK).then(() => undefined, reasonOf)
  if (reason && reason !== 'ENOENT')
    throw problem(
      `The web app in ${folder} cannot be read (${reason}): chmod -R a+rX ${folder} as the user who built it.`,
    )
}

const patienceMs = 5000

/**
 * A store that refuses us is a wrong setting. One that does not answer may come back, and much works without files, so
 * it is only told.
 */
export async function requireFileStore(config: Config, log: Log) {
  const { filesUrl } = config
  if (areFilesInside(config)) return
  if (filesUrl.protocol === 'file:') return requireFilesFolder(fileURLToPath(filesUrl))
  try {
    const files = await openFiles(filesUrl)
    await within(patienceMs, files.listAll('/'))
  } catch (error) {
    const status = statusOf(error)
    if (status === 404)
      throw problem(
        `The file store has no bucket ${filesUrl.pathname.slice(1)}: create it, or name another in FILES_URL.`,
        error,
      )
    if (status !== undefined && status >= 300 && status < 500)
      throw problem(
        `The file store refuses us (${status}): check key, secret, region and bucket of FILES_URL, and that the key may list, read, write and delete there.`,
        error,
      )
    log.warn(
      { err: error },
      'the file store does not answer: check the host of FILES_URL; files wait until it is back',
    )
  }
}

async function requireFilesFolder(folder: string) {
  await requireWritable(folder).catch((error: Error) => {
    throw problem(
      `The folder for files ${folder} cannot be written (${reasonOf(error)}): give it to the user who runs Petisco (chown), or set FILES_URL to another place.`,
      error,
    )
  })
}

/** Mails wait until the server takes them, so one that is away for a moment stops nobody. */
export async function warnOfMailServer({ smtpUrl, roles }: Config, log: Log) {
  if (!smtpUrl || !roles.worker) return
  await greetMailServer(smtpUrl).catch((error) =>
    log.warn(
      { err: error },
      'mails cannot go out: check SMTP_URL; they wait until the mail server takes them',
    ),
  )
}

async function requireWritable(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

function isReadable(file: string) {
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  )
}

function reasonOf(error: Error) {
  return 'code' in error ? String(error.code) : error.message
}
