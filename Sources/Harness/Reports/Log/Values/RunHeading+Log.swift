import Diagnostics
import Project
import TestRunner
import TextFormats

/// As `2/4`.
extension Shard: LogValue {
  var log: JSONValue { "\(self)".log }

  init(log: JSONValue) throws(Diagnostic) {
    do {
      try self.init(flag: try log.string)
    } catch {
      throw Diagnostic(error.problem, at: log.position, expected: error.expected)
    }
  }
}

/// As the value of `--order`; `planned` if there is no option.
extension ExecutionOrder: LogValue {
  var log: JSONValue {
    switch self {
    case .planned: "planned".log
    case .alphabetical: "alphabetical".log
    case .random(let seed): "random:\(seed)".log
    }
  }

  init(log: JSONValue) throws(Diagnostic) {
    let text = try log.string
    let seed = text.hasPrefix("random:") ? UInt64(text.dropFirst("random:".count)) : nil
    switch (text, seed) {
    case ("planned", _): self = .planned
    case ("alphabetical", _): self = .alphabetical
    case (_, let seed?): self = .random(seed: seed)
    default: throw log.unexpected("planned, alphabetical or random:SEED")
    }
  }
}

/// Everything except the shard, which has its own key in a log.
extension ScenarioSelection: LogValue {
  var log: JSONValue {
    .object([
      "configurations": configurations.unless([]), "filters": filters.unless([]), "plans": plans.unless([]),
      "skips": skips.unless([]),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      plans: try log.read("plans", default: []), filters: try log.read("filters", default: []),
      skips: try log.read("skips", default: []),
      configurations: try log.read("configurations", default: []))
  }
}

extension RunHeading {
  /// The heading as the members of an event, including the format of the file.
  var logMembers: KeyValuePairs<String, (any LogValue)?> {
    [
      "event": RunLog.EventName.began.rawValue, "fingerprint": fingerprint, "format": RunLog.format,
      "inOtherShards": countInOtherShards.unless(0), "order": order, "scenarios": scenarioCount,
      "selection": selection, "shard": selection.shard, "showcases": showcases, "version": RunLog.version,
    ]
  }

  init(logMembers log: JSONValue) throws(Diagnostic) {
    try Self.checkFormat(of: log)
    var selection: ScenarioSelection = try log.read("selection")
    selection.shard = try log.readIfPresent("shard")
    self.init(
      showcases: try log.read("showcases"), selection: selection, order: try log.read("order"),
      scenarioCount: try log.read("scenarios"),
      countInOtherShards: try log.read("inOtherShards", default: 0),
      fingerprint: try log.read("fingerprint"))
  }

  private static func checkFormat(of log: JSONValue) throws(Diagnostic) {
    guard case .string(RunLog.format)? = log["format"]?.content else {
      throw Diagnostic(
        "this is not an event log", at: log["format"]?.position ?? .start,
        expected: "'\(RunLog.format)' as the format", next: .showcase("run --report json=FILE"))
    }
    let version = try log.member("version")
    guard try version.integer == RunLog.version else {
      throw Diagnostic(
        "the log is of version \(try version.integer), which this Showcase cannot read", at: version.position,
        expected: "version \(RunLog.version)", next: .showcase("run --report json=FILE"))
    }
  }
}
