// Plain JavaScript, loaded before everything else: it must run on whatever Node the machine has.
import module from 'node:module'

const needed = 26
const major = Number(process.versions.node.split('.')[0])

if (major < needed) {
  console.error(
    `Petisco runs on Node ${needed}, and this is Node ${process.versions.node}. ` +
      'The right one comes with the dependencies: run "npm ci" (with optional dependencies) and start with "npm start".',
  )
  process.exit(1)
}

// Later starts skip compiling what has not changed.
module.enableCompileCache()
