import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { problem } from '#server/platform/problem.ts'
import { type Certificate, commonNameOf, isSignedBy, isStrongKey, readCertificate } from './certificate.ts'

/** An authority of the operator's bundle, known by the SHA-256 of its certificate and never by its name alone. */
export type Authority = {
  readonly file: string
  readonly name: string
  readonly isRoot: boolean
  readonly certificate: Certificate
}

export type Trust = {
  readonly authorities: readonly Authority[]
  /** Files of which something cannot be used, each with a sentence on why. */
  readonly problems: readonly FileProblem[]
}

type FileProblem = { readonly file: string; readonly problem: string }

const extensions = ['.pem', '.crt', '.cer']

/** Reads roots and the authorities below them from the PEM files of a folder; other kinds of files are left alone. */
export async function loadTrust(folder: string): Promise<Trust> {
  const names = await readdir(folder).catch((error) => {
    throw problem(`The folder of TRUST_DIR cannot be read: ${folder}`, error)
  })
  const files = names.filter((name) => extensions.includes(extname(name).toLowerCase())).sort()
  const read = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'latin1') })),
  )
  const found = read.flatMap(authoritiesIn)
  const authorities = new Map(
    found.flatMap((it) => ('problem' in it ? [] : [[it.certificate.fingerprint, it]])),
  )
  return {
    authorities: [...authorities.values()],
    problems: found.filter((it) => 'problem' in it),
  }
}

const certificatePem = /-----BEGIN CERTIFICATE-----([\w+/=\s]+)-----END CERTIFICATE-----/g

function authoritiesIn({ file, text }: { file: string; text: string }): (Authority | FileProblem)[] {
  const written = [...text.matchAll(certificatePem)]
  const others = text.replace(certificatePem, '').includes('-----')
  return [
    ...written.map(([, base64 = ''], at) => authorityIn(file, at + 1, Buffer.from(base64, 'base64'))),
    ...(written.length === 0 ? [{ file, problem: 'It holds no certificate in PEM.' }] : []),
    ...(written.length > 0 && others ? [{ file, problem: 'It holds something besides certificates.' }] : []),
  ]
}

function authorityIn(file: string, number: number, bytes: Buffer): Authority | FileProblem {
  try {
    const certificate = readCertificate(bytes)
    const name = commonNameOf(certificate)
    const isRoot = certificate.subject.equals(certificate.issuer)
    const fault = faultOf(certificate, isRoot)
    return fault ? { file, problem: `${name}: ${fault}` } : { file, name, isRoot, certificate }
  } catch (error) {
    return {
      file,
      problem: `Certificate ${number} cannot be read: ${error instanceof Error ? error.message : error}.`,
    }
  }
}

function faultOf(certificate: Certificate, isRoot: boolean): string | undefined {
  if (!isStrongKey(certificate)) return 'its key is not RSA of 2048 bits or more.'
  if (certificate.authorityDepth === undefined) return 'it is not that of an authority.'
  if (!certificate.keyUses.includes('certificates')) return 'its key is not for signing certificates.'
  if (isRoot && !isSignedBy(certificate, certificate)) return 'its own signature is wrong.'
  return undefined
}
