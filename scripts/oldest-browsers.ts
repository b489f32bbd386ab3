/** See docs/decisions/021-oldest-browsers.md. */
export const oldestBrowsers = ['chrome99', 'edge99', 'firefox102', 'ios15.4', 'safari15.4']
