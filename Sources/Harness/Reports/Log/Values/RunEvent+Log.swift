import Diagnostics
import TestRunner
import TextFormats

extension RunEvent: LogValue {
  var log: JSONValue {
    switch self {
    case .began(let heading): .object(heading.logMembers)
    case .planned(let name, let number):
      .object(["event": RunLog.EventName.planned.rawValue, "name": name, "number": number])
    case .finished(let result): .object(result.logMembers)
    case .inventoried(let inventory, let isComplete):
      .object([
        "inventory": inventory, "event": RunLog.EventName.inventoried.rawValue, "isComplete": isComplete,
      ])
    case .ended(let summary): .object(["event": RunLog.EventName.ended.rawValue, "summary": summary])
    }
  }

  init(log: JSONValue) throws(Diagnostic) {
    let name: RunLog.EventName = try log.readWord("event")
    switch name {
    case .began: self = .began(try RunHeading(logMembers: log))
    case .planned: self = .planned(try log.read("name"), number: try log.readOrdinal("number"))
    case .finished: self = .finished(try ScenarioResult(logMembers: log))
    case .inventoried: self = .inventoried(try log.read("inventory"), isComplete: try log.read("isComplete"))
    case .ended:
      try FindingsDigest.check(log)
      self = .ended(try log.read("summary"))
    }
  }
}

extension RunSummary: LogValue {
  var log: JSONValue {
    .object([
      "changedGoldens": changedGoldens.unless(0),
      "failed": failed.unless(0), "inOtherShards": inOtherShards.unless(0), "interruption": interruption,
      "misnamed": misnamed.unless(0), "notRun": notRun.unless(0), "orphans": orphans.unless(0),
      "passed": passed.unless(0), "recorded": recorded.unless(0), "unchanged": unchanged.unless(0),
      "unusable": unusable.unless(0),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      passed: try log.read("passed", default: 0), unchanged: try log.read("unchanged", default: 0),
      recorded: try log.read("recorded", default: 0),
      failed: try log.read("failed", default: 0), unusable: try log.read("unusable", default: 0),
      notRun: try log.read("notRun", default: 0), inOtherShards: try log.read("inOtherShards", default: 0),
      orphans: try log.read("orphans", default: 0), misnamed: try log.read("misnamed", default: 0),
      interruption: try log.readIfPresent("interruption"))
    changedGoldens = try log.read("changedGoldens", default: 0)
  }
}
