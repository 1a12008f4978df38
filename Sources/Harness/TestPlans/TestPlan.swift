import Diagnostics
import TextFormats

/// An `.xctestplan` file: which scenarios run, in which configurations, with which options.
///
///     let plan = try TestPlan(text, file: "Plans/Smoke.xctestplan")
///     let scenarios = try plan.expand(over: catalogue)
///
/// A plan is read-only; ``text`` writes it as Xcode does, including unknown keys.
package struct TestPlan: Hashable, Sendable {
  /// The file's name without folder and extension.
  package let name: String
  /// The file's path as it was passed to the parser.
  package let file: String
  package let version: Int
  /// All configurations in the plan's order, the disabled ones too.
  package let configurations: [PlanConfiguration]
  package let defaultOptions: PlanOptions
  /// All targets in the plan's order, the disabled ones too.
  package let testTargets: [PlanTarget]
  /// What should be checked but does not keep the plan from running: unknown keys.
  package let warnings: [Diagnostic]
  /// What has another meaning here than in Xcode.
  package let notes: [Diagnostic]
  /// Xcode's keys that are kept but ignored here, in the order of the file.
  package let ignoredKeys: [IgnoredKey]
  /// The file's text as it was read.
  package let source: String
  /// The file's JSON value, from which it is written back.
  let document: JSONValue

  /// A key of Xcode's that is kept but ignored here.
  package struct IgnoredKey: Hashable, Sendable {
    package let key: String
    package let position: SourcePosition
  }

  /// Parses the text of a plan.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The path for messages; its last component without extension is the plan's name.
  /// - Throws: all faults of the plan at once, each with its position, what was expected and the
  ///   nearest known name.
  package init(_ text: String, file: String) throws(Diagnostics) {
    var reader = PlanReader()
    guard let document = reader.document(of: text) else { throw reader.failure(in: file) }
    self.file = file
    source = text
    self.document = document
    name = Self.name(of: file)
    version = reader.version(of: document)
    defaultOptions = reader.defaultOptions(of: document)
    configurations = reader.configurations(of: document, in: file)
    testTargets = reader.targets(of: document)
    reader.checkKeys(of: document, known: ["configurations", "defaultOptions", "testTargets", "version"])
    guard reader.faults.isEmpty else { throw reader.failure(in: file) }
    warnings = reader.warnings.map { $0.inFile(file) }
    notes = reader.notes.map { $0.inFile(file) }
    ignoredKeys = reader.ignoredKeys
  }

  /// The plan byte for byte as Xcode would write it.
  package var text: String { document.xcodeText }

  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let suffix = ".xctestplan"
    return last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : last
  }
}
