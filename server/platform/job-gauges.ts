import type { DatabaseGauge } from './metrics.ts'

const waiting = `from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = task_id
  where locked_at is null and run_at <= now() and attempts < max_attempts group by identifier`

export const jobGauges: readonly DatabaseGauge[] = [
  {
    name: 'petisco_jobs_waiting',
    help: 'Jobs that could run and wait for a worker, by name.',
    labels: ['job'],
    sql: `select identifier as job, count(*) as value ${waiting}`,
  },
  {
    name: 'petisco_jobs_oldest_seconds',
    help: 'How long the first of the waiting jobs has waited, by name.',
    labels: ['job'],
    sql: `select identifier as job, extract(epoch from now() - min(run_at)) as value ${waiting}`,
  },
  {
    name: 'petisco_jobs_given_up',
    help: 'Jobs that failed so often that they are not tried again, by name.',
    labels: ['job'],
    sql: `select identifier as job, count(*) as value from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = task_id
      where attempts >= max_attempts group by identifier`,
  },
  {
    name: 'petisco_worker_beat_age_seconds',
    help: 'How long ago a worker last said that it is alive.',
    labels: [],
    sql: `select extract(epoch from now() - max(beat_at)) as value from heartbeat
      where name not like 'web %' having count(*) > 0`,
  },
]
