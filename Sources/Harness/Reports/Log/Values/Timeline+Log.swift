import Diagnostics
import RenderTree
import Storyboards
import TestRunner
import TextFormats

/// A time is a number of virtual seconds, as trees write numbers.
private struct LogTime: LogValue {
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  var log: JSONValue { JSONValue(.number(seconds.decimalText)) }

  init(log: JSONValue) throws(Diagnostic) {
    guard case .number(let spelling) = log.content, let seconds = Double(decimalText: spelling),
      (0...Double(Int.greatestInLog)).contains(seconds)
    else { throw log.unexpected("seconds from 0 to \(Int.greatestInLog)") }
    self.seconds = seconds
  }
}

/// The ends of the steps, and what happened meanwhile.
extension Timeline: LogValue {
  var log: JSONValue {
    .object(["events": events.unless([]), "steps": steps.map { LogTime($0.upperBound) }])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init()
    let ends: [LogTime] = try log.read("steps")
    for end in ends { addStep(endingAt: end.seconds) }
    events = try log.read("events", default: [])
  }
}

extension Timeline.Event: LogValue {
  var log: JSONValue {
    .object([
      "end": end.map { LogTime($0) }, "kind": kind.rawValue, "start": LogTime(start), "text": text,
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    let start: LogTime = try log.read("start")
    let end: LogTime? = try log.readIfPresent("end")
    self.init(
      kind: try log.readWord("kind"), text: try log.read("text"), start: start.seconds,
      end: end?.seconds)
  }
}
