/** What the server has answered already of a page that it writes as HTML, by the call and what was asked. */
export type FirstAnswer = {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

/** The element in which the first answers stand as JSON, for the script that takes the page over. */
export const firstAnswersId = 'first-answers'

/** The module of the build that writes public pages as HTML exports a function of this kind. */
export type PublicPageRenderer = (
  address: { readonly pathname: string; readonly search: string },
  answers: readonly FirstAnswer[],
) => Promise<string>
