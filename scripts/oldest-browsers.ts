/** The oldest browsers that the app is built for: docs/decisions/021-oldest-browsers.md. */
export const oldestBrowsers = ['chrome99', 'edge99', 'firefox115', 'ios15.4', 'safari15.4']
