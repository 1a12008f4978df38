import GoldenFiles

// Names that the command line still uses.

extension RunOptions {
  package typealias Place = Processes

  package var place: Processes {
    get { processes }
    set { processes = newValue }
  }

  package init(recordMode: RecordMode = .never, failsFast: Bool = false, place: Processes) {
    self.init(recordMode: recordMode, failsFast: failsFast, processes: place)
  }
}

package typealias Audit = AccessibilityAudit

extension AccessibilityAudit {
  package func run() throws -> Outcome { try perform() }
}

extension Proof {
  package func run(begin: (ProofCondition) -> Void) throws -> Outcome { try perform(begin: begin) }
}
