import { mobileOf } from '#domain/documents.ts'

/** Opens a talk with this Brazilian number, the message ready to be sent. */
export function whatsAppLink(phone: string, message: string): string {
  return `https://wa.me/55${mobileOf(phone)}?text=${encodeURIComponent(message)}`
}
