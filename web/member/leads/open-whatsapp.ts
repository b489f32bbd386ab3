/** In a tab of its own that knows nothing of this page. False where the browser would not open one. */
export function openWhatsApp(link: string): boolean {
  const opened = window.open(link, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
