import type { Mail, Message } from '#server/platform/mail.ts'

/** Keeps what was sent for the test to read. */
export function createMailbox(): Mail & { messages: Message[]; to(address: string): Message[] } {
  const messages: Message[] = []
  return {
    messages,
    to: (address) => messages.filter(({ to }) => to === address),
    send: async (message) => void messages.push(message),
  }
}
