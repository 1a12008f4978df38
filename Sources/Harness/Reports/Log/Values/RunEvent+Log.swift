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
    case .inventoried(let audit, let isComplete):
      .object(["audit": audit, "event": RunLog.EventName.audited.rawValue, "isComplete": isComplete])
    case .ended(let summary): .object(["event": RunLog.EventName.ended.rawValue, "summary": summary])
    }
  }

  init(log: JSONValue) throws(Diagnostic) {
    let name: RunLog.EventName = try log.readWord("event")
    switch name {
    case .began: self = .began(try RunHeading(logMembers: log))
    case .planned: self = .planned(try log.read("name"), number: try log.read("number"))
    case .finished: self = .finished(try ScenarioResult(logMembers: log))
    case .audited: self = .inventoried(try log.read("audit"), isComplete: try log.read("isComplete"))
    case .ended: self = .ended(try log.read("summary"))
    }
  }
}
