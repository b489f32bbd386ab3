import type { Mail, Message } from '#server/platform/mail.ts'

export function createMailbox(): Mail & { messages: Message[]; to(address: string): Message[] } {
  const messages: Message[] = []
  return {
    messages,
    to: (address) => messages.filter(({ to }) => to === address),
    send: async (message) => void messages.push(message),
  }
}
