import Diagnostics
import ShowcaseKit
import TestRunner
import TextFormats

extension ScriptStop.Statement: LogValue {
  var log: JSONValue { .object(["cause": cause, "file": file, "position": position]) }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      cause: try log.read("cause"), file: try log.readIfPresent("file"), position: try log.read("position"))
  }
}

extension BrokenRule: LogValue {
  var log: JSONValue {
    .object(["observed": observed.unless([]), "place": place, "requirement": requirement, "rule": rule])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      rule: try log.read("rule"), place: try log.read("place"), requirement: try log.read("requirement"),
      observed: try log.read("observed", default: []))
  }
}

extension ScriptStop: LogValue {
  var log: JSONValue {
    .object([
      "causes": causes.unless([]), "mismatch": mismatch, "report": report, "rules": rules.unless([]),
      "statement": statement, "step": step,
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      step: try log.readOrdinal("step"), statement: try log.readIfPresent("statement"),
      report: try log.read("report"), causes: try log.read("causes", default: []))
    mismatch = try log.readIfPresent("mismatch")
    rules = try log.read("rules", default: [])
  }
}

extension Take: LogValue {
  var log: JSONValue {
    let (stop, faults): (ScriptStop?, [Diagnostic]?) =
      switch obstacle {
      case nil: (nil, nil)
      case .stopped(let stop): (stop, nil)
      case .scriptUnusable(let faults): (nil, faults)
      }
    return .object(["scriptUnusable": faults, "stopped": stop, "storyboard": LogBytes(storyboard)])
  }

  init(log: JSONValue) throws(Diagnostic) {
    let storyboard: LogBytes = try log.read("storyboard")
    let stop: ScriptStop? = try log.readIfPresent("stopped")
    let faults: [Diagnostic]? = try log.readIfPresent("scriptUnusable")
    self.init(
      storyboard: storyboard.bytes, obstacle: stop.map { .stopped($0) } ?? faults.map { .scriptUnusable($0) })
  }
}
