import Diagnostics
import TestRunner

// Names that the command line still uses.

extension LogMerge {
  package func run(emit: (RunEvent) -> Void) throws(Diagnostic) -> Outcome { try replay(emit: emit) }
}

extension LogReplay {
  package func run(emit: (RunEvent) -> Void) throws(Diagnostic) -> LogMerge.Outcome {
    try replay(emit: emit)
  }
}
