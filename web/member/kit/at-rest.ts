/** What the first screen does not show goes after it over the same line: three seconds after the page has come. */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, 3000))
}
