import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

export type Behaviour = {
  refusing?: string
  /** The message is answered once this has ended. */
  beforeAnswer?: (mail: ReceivedMail) => Promise<void>
}

/** A real one, on loopback. */
export async function startMailServer({ refusing, beforeAnswer }: Behaviour = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusing ? Object.assign(new Error(refusing), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, done) {
      let source = ''
      stream.on('data', (chunk) => {
        source += chunk
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        }
        received.push(mail)
        void Promise.resolve(beforeAnswer?.(mail)).then(() => done())
      })
    },
  })
  // Whoever is killed in the middle of a message is no failure of the server.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const address = listening.address()
  const stop = () => new Promise<void>((closed) => server.close(() => closed()))
  return { port: typeof address === 'object' ? address?.port : undefined, received, stop }
}
