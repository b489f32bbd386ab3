export type MailAddress = { name?: string; address: string }

/** `a@b.example`, or `Name <a@b.example>` with or without quotes. */
export function addressIn(text: string): MailAddress | undefined {
  const [, name, inBrackets, alone] = form.exec(text.trim()) ?? []
  const address = inBrackets ?? alone
  return address === undefined ? undefined : { ...(name && { name }), address }
}

const form = /^(?:"?([^"<>\r\n]*[^"<>\s])?"?\s*<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/
