/** The texts that are accepted at sign-up; the version is the day a text came into force. */
export const consentVersions = { regulation: '2026-11-01', privacy: '2026-11-01' } as const
