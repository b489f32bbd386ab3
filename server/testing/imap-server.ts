import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type StoredMail = { uid: number; source: Buffer; flags: Set<string> }

/** As much of an IMAP server as fetching mails needs: one person, one mailbox. */
export async function startImapServer({ user = 'notas', password = 'se:gredo' } = {}) {
  const mails: StoredMail[] = []
  let last = 0
  let bytesGiven = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready')
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const outcome = answer(command, say, socket)
      say(`${tag} ${outcome}`)
      if (/^LOGOUT/i.test(command)) socket.end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (!place || typeof place === 'string') throw new Error('The server listens at no port.')

  function answer(command: string, say: (line: string) => void, socket: Socket): string {
    const [, name = '', uid = ''] = /^((?:UID )?\w+)(?: (\d+))?/i.exec(command) ?? []
    const mail = mails.find((one) => one.uid === Number(uid))
    const acts: Record<string, () => unknown> = {
      CAPABILITY: () => say('* CAPABILITY IMAP4rev1 UIDPLUS'),
      LIST: () => say('* LIST (\\Noselect) "/" ""'),
      SELECT: () => say(`* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] valid`),
      'UID SEARCH': () => say(`* SEARCH ${unflagged().join(' ')}`.trim()),
      'UID FETCH': () => mail && describe(mail, askedPart(command), socket),
      'UID STORE': () => mail && (command.match(/\\\w+/g) ?? []).map((flag) => mail.flags.add(flag)),
      'UID EXPUNGE': expunge,
    }
    if (name === 'LOGIN' && !(command.includes(user) && command.includes(`"${password}"`)))
      return 'NO [AUTHENTICATIONFAILED] unknown'
    acts[name.toUpperCase()]?.()
    return 'OK done'
  }

  function unflagged() {
    return mails.filter(({ flags }) => !flags.has('\\Flagged')).map(({ uid }) => uid)
  }

  function describe(mail: StoredMail, part: { most?: number } | undefined, socket: Socket) {
    const { uid, source } = mail
    socket.write(`* ${mails.indexOf(mail) + 1} FETCH (UID ${uid} RFC822.SIZE ${source.length}`)
    if (part) {
      const bytes = source.subarray(0, part.most)
      socket.write(` BODY[]${part.most ? '<0>' : ''} {${bytes.length}}\r\n`)
      socket.write(bytes)
      bytesGiven += bytes.length
    }
    socket.write(')\r\n')
  }

  function expunge() {
    for (const mail of mails.filter(({ flags }) => flags.has('\\Deleted')))
      mails.splice(mails.indexOf(mail), 1)
  }

  return {
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${place.port}/INBOX`,
    mails,
    bytesGiven: () => bytesGiven,
    deliver: (source: Buffer) => void mails.push({ uid: ++last, source, flags: new Set() }),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Of the mail itself, whole or its first bytes; undefined where only its size is wanted. */
function askedPart(command: string): { most?: number } | undefined {
  const [isAsked, most] = /BODY\.PEEK\[\](?:<0\.(\d+)>)?/i.exec(command) ?? []
  return isAsked ? { ...(most && { most: Number(most) }) } : undefined
}
