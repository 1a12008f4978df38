import Diagnostics
import Storyboards
import TestRunner
import TextFormats
import Workers

/// Where a storyboard was kept: absent, a file, or why it could not be kept.
extension KeptStoryboard: LogValue {
  var log: JSONValue {
    switch self {
    case .nowhere: .object([:])
    case .file(let path): .object(["file": path])
    case .unkept(let fault): .object(["fault": fault])
    }
  }

  init(log: JSONValue) throws(Diagnostic) {
    if let path: String = try log.readIfPresent("file") {
      self = .file(path)
    } else if let fault: Diagnostic = try log.readIfPresent("fault") {
      self = .unkept(fault)
    } else {
      self = .nowhere
    }
  }
}

extension ScenarioResult {
  /// The result as the members of an event.
  var logMembers: KeyValuePairs<String, (any LogValue)?> {
    // Keys are part of the format: a property may be renamed, but not its key.
    [
      "duration": duration.unless(.zero), "earlierDeaths": earlierDeaths.unless([]),
      "event": RunLog.EventName.finished.rawValue, "isPlaceTaken": isPathTaken.unless(false),
      "isUnchanged": isUnchanged.unless(false),
      "kept": kept.unless(.nowhere), "name": name, "outcome": outcome,
      "output": output.unless(CapturedOutput()), "storyboard": LogBytes(storyboard).unless(LogBytes([])),
      "timeline": timeline,
    ]
  }

  init(logMembers log: JSONValue) throws(Diagnostic) {
    self.init(try log.read("name"), try log.read("outcome"))
    kept = try log.read("kept", default: .nowhere)
    let shown: LogBytes = try log.read("storyboard", default: LogBytes([]))
    storyboard = shown.bytes
    isPathTaken = try log.read("isPlaceTaken", default: false)
    isUnchanged = try log.read("isUnchanged", default: false)
    earlierDeaths = try log.read("earlierDeaths", default: [])
    output = try log.read("output", default: CapturedOutput())
    timeline = try log.readIfPresent("timeline")
    duration = try log.read("duration", default: .zero)
  }
}

extension ScenarioName: LogValue {
  var log: JSONValue {
    .object([
      "classForDisplay": classForDisplay, "configuration": configuration, "script": script, "target": target,
      "useCase": useCase,
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      target: try log.read("target"), classForDisplay: try log.read("classForDisplay"),
      useCase: try log.read("useCase"), script: try log.read("script"),
      configuration: try log.read("configuration"))
  }
}
