/** Returns false where the browser did not open a tab. */
export function openWhatsApp(link: string): boolean {
  const opened = window.open(link, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
