import Diagnostics
import GoldenFiles
import Platform
import Snapshotting
import UTF8Text

/// The state that the inline snapshots of one test run share.
package final class InlineSession: Sendable {
  /// The session of this process.
  package static let shared = InlineSession(.shared)

  private let session: SnapshotSession
  private let texts = Locked(InlineTexts())

  /// - Parameter session: What the run records, and where.
  package init(_ session: SnapshotSession) {
    self.session = session
  }

  /// Compares a value with the text in the source of its test, or writes the text there.
  ///
  /// - Parameters:
  ///   - value: The value; if it throws, the failure reports the error.
  ///   - strategy: How the value becomes text.
  ///   - expected: The text in the source; `nil` if there is no closure.
  ///   - syntax: Where the text is in the call.
  ///   - request: What the assertion asks; its name and its location mean nothing here.
  ///   - program: The program that was built of the source.
  /// - Returns: The failure; `nil` if the snapshot passes.
  package func outcome<Value>(
    of value: () throws -> Value, as strategy: SnapshotStrategy<Value>, matching expected: String?,
    _ syntax: InlineSnapshotSyntax, _ request: SnapshotRequest, builtAs program: BuiltProgram? = .current
  ) -> SnapshotOutcome? {
    session.outcome(of: value, as: strategy, request) { buffer, format, mode in
      let text = try buffer.withUnsafeBytes { bytes throws(Diagnostic) in try InlineText(bytes, format) }
      return try outcome(
        of: text, expected.map(InlineText.init), InlineAssertion(syntax, request, program), mode, format)
    }
  }

  private func outcome(
    of text: InlineText, _ expected: InlineText?, _ assertion: InlineAssertion, _ mode: RecordMode,
    _ format: SnapshotFormat
  ) throws -> SnapshotOutcome? {
    let (callSite, position) = (assertion.request.callSite, assertion.position)
    let (isOnlyText, isRecorded) = texts.withLock { texts in
      (texts.note(text.bytes.hashValue, at: position), texts.isRecorded(position))
    }
    // Another text may come first where a test is repeated until it passes.
    if try isRecorded ? isOnlyText : text.equals(expected, format) { return nil }
    guard isOnlyText else { return SnapshotOutcome(message: InlineMessage.severalTexts(at: callSite)) }
    let comparison = expected == nil ? GoldenComparison.missing : .differing
    let source = try AssertedSource(of: callSite, in: session)
    let place = "\(source.path):\(callSite.line)"
    guard mode.writes(after: comparison) else {
      let texts = ComparedTexts(golden: expected?.bytes, new: text.bytes, format: format, noun: "inline text")
      return InlineMessage(texts: texts, place: place, filter: source.filter()).outcome(text)
    }
    try assertion.write(text, over: expected, to: source.path, in: source.package)
    texts.withLock { $0.noteRecorded(position) }
    session.announce("recorded \(place) (\(comparison == .missing ? "new" : "changed"))")
    return nil
  }
}

/// What the assertion of an inline snapshot asks, and where its text is.
private struct InlineAssertion {
  let request: SnapshotRequest
  private let syntax: InlineSnapshotSyntax
  private let program: BuiltProgram?
  /// Threads share the lock of their process, so they take turns.
  private static let turn = Locked(())

  init(_ syntax: InlineSnapshotSyntax, _ request: SnapshotRequest, _ program: BuiltProgram?) {
    (self.syntax, self.request, self.program) = (syntax, request, program)
  }

  /// Where the text is; one call may have several.
  var position: String { "\(request.callSite.text) \(syntax.trailingClosureOffset) \(syntax.label)" }

  /// Writes a text into the source.
  func write(
    _ text: InlineText, over expected: InlineText?, to source: GoldenPath, in package: GoldenFolder
  ) throws {
    guard let program else {
      throw Diagnostic("the file of the program that runs was not found, so that nothing is recorded inline")
    }
    // Each test may have a process of its own, and all of them record.
    let lock = try WritingLock(root: package.root, waiting: .seconds(30))
    try withExtendedLifetime(lock) {
      try Self.turn.withLock { _ in
        try write(text, over: expected?.text, to: source, in: package, builtAs: program)
      }
    }
  }

  private func write(
    _ text: InlineText, over expected: String?, to source: GoldenPath, in package: GoldenFolder,
    builtAs program: BuiltProgram
  ) throws {
    let module = String(request.callSite.fileID.description.prefix { $0 != "/" })
    var edits = try InlineEdits(of: source, in: package, module: module, builtAs: program)
    do throws(Diagnostic) {
      let position = (line: request.callSite.line, column: request.callSite.column)
      try edits.set(
        text.literal, of: try InlineCall(in: edits.source, at: position, syntax, matching: expected))
    } catch {
      throw error.inFile(source.path)
    }
    try edits.write(to: source, in: package)
  }
}

/// A text as it is compared inline: without the line feed at its end, which a literal need not have.
struct InlineText {
  let text: String

  init(_ text: String) {
    self.text = text.hasSuffix("\n") ? String(text.unicodeScalars.dropLast()) : text
  }

  /// - Throws: a diagnostic for bytes that are not text.
  init(_ bytes: UnsafeRawBufferPointer, _ format: SnapshotFormat) throws(Diagnostic) {
    guard format.content != .bytes, let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic(
        "the value is not text, which an inline snapshot has to be",
        expected: "assertSnapshot, or another strategy")
    }
    self.init(text)
  }

  /// The text that a literal has, so that it is equal to this one when it is read: a line feed at its end
  /// would be left out.
  var literal: String { text.hasSuffix("\n") ? text + "\n" : text }

  /// The text as a golden has it.
  var bytes: [UInt8] { Array(text.utf8) + [UInt8(ascii: "\n")] }

  func equals(_ other: InlineText?, _ format: SnapshotFormat) throws -> Bool {
    guard let other else { return false }
    return try text.isIdentical(to: other.text) || format.isEqual?(other.bytes, bytes) == true
  }
}
