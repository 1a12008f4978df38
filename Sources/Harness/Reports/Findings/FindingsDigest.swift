import Causes
import Diagnostics
import Storyboards
import TestRunner
import TextFormats
import UTF8Text

/// What needs a look, for a program: one JSON object of a bounded size, however much there is.
///
///     {"differing":107,"groups":[{"change":"color=#AA0000 -> color=#172B4D of UILabel in Overlay",
///      "example":{"lines":["changed UILabel \"Hi\": ..."],"scenario":"Onboarding/.../launch (iPhone)","step":3},
///      "name":"5c9d","scenarios":107,"severity":"state"}],
///      "next":["swift run showcase review","swift run showcase accept --cause 5c9d"],"version":1}
///
/// - `groups` has the causes, worst first, as many as fit; `more` counts the others.
/// - Long texts are shortened in the middle.
package struct FindingsDigest {
  /// The version of the digest's format, which readers check.
  package static let version = 1
  /// The most bytes of the digest as text.
  package static let mostBytes = 8_192

  private let causes: [Cause]
  private let differingCount: Int
  private let next: [String]
  private let otherCounts: [(name: String, count: Int)]

  /// - Parameters:
  ///   - causes: The causes, the worst first.
  ///   - differingCount: How many scenarios need a look.
  ///   - next: What to type, the best first; only a few commands.
  ///   - otherCounts: The numbers of other findings, by key.
  package init(
    _ causes: [Cause], differingCount: Int, next: [String], otherCounts: [(name: String, count: Int)] = []
  ) {
    self.causes = causes
    self.differingCount = differingCount
    self.next = next
    self.otherCounts = otherCounts
  }

  /// The digest on one line, without a line feed.
  package var text: String { String { $0.append(json) } }

  var json: JSONValue {
    var groups: [JSONValue] = []
    var size = String { $0.append(object(of: groups, omitted: causes.count)) }.utf8.count
    for cause in causes {
      let group = Self.group(of: cause)
      // The 1 is the comma between two groups.
      size += String { $0.append(group) }.utf8.count + 1
      if size > Self.mostBytes { break }
      groups.append(group)
    }
    return object(of: groups, omitted: causes.count - groups.count)
  }

  private func object(of groups: [JSONValue], omitted: Int) -> JSONValue {
    let members: [JSONMember] =
      otherCounts.filter { $0.count > 0 }.map { JSONMember($0.name, $0.count.log) } + [
        JSONMember("differing", differingCount.log), JSONMember("groups", JSONValue(.array(groups))),
        JSONMember("next", next.map { $0.cutInMiddle(to: Self.longestCommand) }.log),
        JSONMember("version", Self.version.log),
      ] + (omitted > 0 ? [JSONMember("more", omitted.log)] : [])
    return JSONValue(.object(members.sorted { $0.key < $1.key }))
  }

  private static func group(of cause: Cause) -> JSONValue {
    let lines = cause.exampleLines
    let shown = lines.prefix(mostLines).map { $0.cutInMiddle(to: longestLine) }
    return .object([
      "change": cause.change.cutInMiddle(to: longestLine),
      "configurations": cause.configurations.map { Array($0.names.prefix(mostConfigurations)) },
      "example": DigestExample(
        lines: shown + (lines.count > shown.count ? ["... \(lines.count - shown.count) more lines"] : []),
        scenario: cause.example.scenario.description.cutInMiddle(to: longestLine), step: cause.example.step),
      "name": cause.name, "scenarios": cause.scenarios.count, "severity": "\(cause.severity)",
    ])
  }

  private static let mostLines = 4
  private static let mostConfigurations = 4
  private static let longestLine = 160
  private static let longestCommand = 200
}

extension FindingsDigest {
  /// The digest of a run.
  init(_ findings: RunFindings, next: NextSteps) {
    let inventory = findings.inventory
    self.init(
      findings.causes, differingCount: findings.scenarios.count,
      next: FindingsCommands(findings, next: next).all,
      otherCounts: [("orphans", inventory?.orphans.count ?? 0), ("notRun", findings.summary.notRun)])
  }

  /// The event that ends a log, with the digest.
  func ending(_ event: JSONValue) -> JSONValue {
    guard case .object(let members) = event.content else { return event }
    return JSONValue(.object((members + [JSONMember(Self.key, json)]).sorted { $0.key < $1.key }))
  }

  static let key = "digest"

  /// Refuses a digest of an unknown version; its content follows from the results anyway.
  static func check(_ event: JSONValue) throws(Diagnostic) {
    guard let digest = event[key] else { return }
    let version: Int = try digest.read("version")
    guard version <= Self.version else {
      throw Diagnostic(
        "the digest has version \(version)", at: try digest.member("version").position,
        expected: "version \(Self.version), or a newer Showcase that reads version \(version)", next: .help)
    }
  }
}

/// The scenario that shows a cause.
private struct DigestExample: LogValue {
  var lines: [String]
  var scenario: String
  var step: Int?

  var log: JSONValue { .object(["lines": lines, "scenario": scenario, "step": step]) }

  init(lines: [String], scenario: String, step: Int?) {
    (self.lines, self.scenario, self.step) = (lines, scenario, step)
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      lines: try log.read("lines"), scenario: try log.read("scenario"), step: try log.readIfPresent("step"))
  }
}
