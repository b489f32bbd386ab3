/** A page that is in the HTML before any script runs. */
export type PrerenderedPage = {
  /** Where it is served, `*` for any last part; the shell has none and serves every other address of its app. */
  readonly path?: string
  /** Its route, which the browser takes over as it stands. */
  readonly routeId?: string
  /** Below the app's folder in `dist`. */
  readonly file: string
  readonly title: string
  readonly html: string
  /** Started by the script of public pages instead of the app's, with the fonts in it. */
  readonly isPublic?: boolean
  /** Modules whose styles and scripts the page needs at once, besides those of the app's entry. */
  readonly modules: readonly string[]
}
