type Answered = { method: string; route: string; status: number; refusal: string | undefined }

export type Metrics = { count(answered: Answered): void; text(): string }

/** Counters in the text format of Prometheus, since this process started. */
export function createMetrics(): Metrics {
  const answers = new Map<string, number>()
  const refused = new Map<string, number>()
  const startedAt = Math.round(Date.now() / 1000)
  return {
    count({ method, route, status, refusal }) {
      add(answers, `method="${method}",route="${route}",status="${status}"`)
      if (refusal) add(refused, `code="${refusal}",status="${status}"`)
    },
    text: () =>
      [
        '# HELP petisco_start_time_seconds When this process started.',
        '# TYPE petisco_start_time_seconds gauge',
        `petisco_start_time_seconds ${startedAt}`,
        ...counter('petisco_answers_total', 'Answers by call and status.', answers),
        ...counter('petisco_refusals_total', 'Refusals by their code.', refused),
        '',
      ].join('\n'),
  }
}

function add(counts: Map<string, number>, labels: string) {
  counts.set(labels, (counts.get(labels) ?? 0) + 1)
}

function counter(name: string, help: string, counts: ReadonlyMap<string, number>) {
  const lines = [...counts].map(([labels, count]) => `${name}{${labels}} ${count}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines.sort()]
}
