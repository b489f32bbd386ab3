import type { OpenSessionsWords } from './pt-br.ts'

export const en: OpenSessionsWords = {
  openSessions: {
    title: 'Signed-in devices',
    intro: 'Where your account is open. If you do not recognise one, sign it out and change your password.',
    back: 'Profile',
    unknown: 'Unnamed device',
    current: 'This device',
    lastUsed: (when) => `Last used: ${when}`,
    since: (when) => `Signed in on ${when}`,
    end: 'Sign out',
    endOf: (device) => `Sign out ${device}`,
    endOthers: 'Sign out all others',
    ended: 'Signed out.',
    othersEnded: 'The other devices were signed out.',
    failed: 'It could not be signed out now. Try again.',
  },
}
