import Diagnostics
import Storyboards
import TestRunner
import TextFormats

/// A storyboard is its golden's text.
extension Storyboard: LogValue {
  var log: JSONValue { text.log }

  init(log: JSONValue) throws(Diagnostic) {
    do {
      try self.init(text: try log.string)
    } catch {
      var fault = error
      fault.position = log.position
      throw fault
    }
  }
}

/// A mismatch is both storyboards; what differs is found again.
extension StoryboardMismatch: LogValue {
  var log: JSONValue { .object(["actual": actual, "golden": expected]) }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(expected: try log.read("golden"), actual: try log.read("actual"))
  }
}
